extension VectorPicture {
  /// The style sheet of every picture. The names begin with `qd-`, so that a page may hold many pictures beside styles
  /// of its own.
  static let style = """
    svg { --qd-paper: #ffffff; --qd-ink: #1c2330; --qd-quiet: #7a8496; --qd-accent: #b3186d; --qd-bar: #1f6fb2 }
    @media (prefers-color-scheme: dark) {
    svg { --qd-paper: #14181f; --qd-ink: #e8ebf0; --qd-quiet: #8f9aac; --qd-accent: #ff7fc4; --qd-bar: #62b0f0 }
    }
    .qd-paper { fill: var(--qd-paper, #ffffff) }
    .qd-box { fill: var(--qd-paper, #ffffff); stroke: var(--qd-ink, #1c2330); stroke-width: 1.5 }
    .qd-solid { fill: var(--qd-ink, #1c2330) }
    .qd-fill-accent { fill: var(--qd-accent, #b3186d) }
    .qd-bar { fill: var(--qd-bar, #1f6fb2) }
    .qd-outline { stroke: var(--qd-ink, #1c2330); stroke-width: 1 }
    .qd-line { fill: none; stroke: var(--qd-ink, #1c2330); stroke-width: 1.5 }
    .qd-quiet { fill: none; stroke: var(--qd-quiet, #7a8496); stroke-width: 1 }
    .qd-hidden { fill: none; stroke: var(--qd-quiet, #7a8496); stroke-width: 1; stroke-dasharray: 4 3 }
    .qd-accent { fill: none; stroke: var(--qd-accent, #b3186d); stroke-width: 3 }
    .qd-path { fill: none; stroke: var(--qd-accent, #b3186d); stroke-width: 1.5 }
    text { font-family: Inter, "Noto Sans", "DejaVu Sans", sans-serif }
    .qd-text-plain { fill: var(--qd-ink, #1c2330) }
    .qd-text-quiet { fill: var(--qd-quiet, #7a8496) }
    .qd-text-accent { fill: var(--qd-accent, #b3186d) }
    .qd-text-strong { fill: var(--qd-ink, #1c2330); font-weight: 600 }
    .qd-text-bar { fill: var(--qd-bar, #1f6fb2) }
    """
}
