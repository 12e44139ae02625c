import QuantumSimulator
public import QubitPuzzle

extension Rule {
  /// Why the rule is there and what to do about it, in a sentence or two.
  public var explanation: String {
    switch self {
    case .jsonSyntax:
      "Level files are JSON as RFC 8259 has it: no comments, no trailing commas, no single quotes. The position is that of the first character that cannot be right."
    case .jsonEncoding:
      "Level files are UTF-8 without a byte order mark, so that every program reads the same characters."
    case .jsonLimits:
      "A level file is at most 1 MiB and 64 arrays or objects deep: a reader that runs in a browser must not be made to run out of memory or stack."
    case .jsonDuplicateKey:
      "Readers disagree on which of two equal keys counts. Keep one of them."
    case .tooManyErrors:
      "A file shows its first 100 errors; mend those and look again."
    case .unknownKey:
      "Only the keys of the format mean anything. A key that is not among them is most often a slip of the pen, and the setting it was meant for would be lost."
    case .missingKey:
      "Nothing in a level has a default hidden in code: every key that is not marked optional in the schema has to be written."
    case .needlessKey:
      "The key has no effect here, so its author meant something else. Take it out, or the one that leaves it without meaning."
    case .wrongType:
      "The value has another JSON type than the schema wants; the message names both."
    case .unknownWord:
      "The value is one of a few words, and this is none of them. The message names the word that was probably meant, or all of them."
    case .outOfRange:
      "The number is outside the range that makes sense for it; the message names both ends."
    case .wrongCount:
      "The list or object has fewer or more entries than make sense."
    case .repeatedEntry:
      "Each entry of the list is meant once; a second one has no effect or leaves open which counts."
    case .badName:
      "Ids are lower-case words joined by hyphens and never change, because progress is kept under them; wires are named as in programs; paths stay inside the folder of levels."
    case .blankText:
      "The player would see an empty line. Write the words, or take out what has none."
    case .schemaVersion:
      "The file was written for another version of the format. Use the tool of that version, or write what this one knows."
    case .unknownGate:
      "Gates have these names, capitals as written: \(StandardGate.allCases.map { $0.rawValue }.joined(separator: ", "))."
    case .unknownQubit:
      "The level's 'qubits' list has no such name. Add it there, or write one of those."
    case .unknownBit:
      "The level's 'bits' list has no such name. Add it there, or write one of those."
    case .unknownChoice:
      "A solution answers with the id of one of the question's choices."
    case .badOperation:
      "Operations are written like 'H q0', 'CX q0 q1' (control first), 'Rz(pi/4) q0', 'X q2 [q0 !q1]', 'measure q0 -> c0', 'if c0=1: X q1'."
    case .badMove:
      "Moves are written like 'H q0', 'H q0 at 2', 'remove 2', 'replace 2 with H q0', 'answer still'; operations count from 1."
    case .badNumber:
      "Numbers are JSON numbers, or strings such as 'pi/4', '-3pi/8', '1/sqrt(2)', 'cos(pi/8)'."
    case .badKet:
      "Kets are written like '|0>', '|+>', '(|00> + i|11>)/sqrt(2)': one symbol for each qubit, the rightmost for the first, normalised."
    case .badPauli:
      "One letter for each qubit, the rightmost for the first: I, X, Y, Z in Pauli strings, X, Y, Z in bases."
    case .badOutcome:
      "One of 0 and 1 for each measured qubit, the rightmost for the first."
    case .badMatrix:
      "Operations are unitary: the rows are orthogonal and of length 1. The distance is the norm of U†U − 1."
    case .badDensity:
      "A mixed start is the rows of a density matrix, Hermitian, of trace 1 and without a negative eigenvalue, or a list of kets whose weights sum to 1, such as [{\"weight\": \"3/4\", \"ket\": \"|0>\"}, {\"weight\": \"1/4\", \"ket\": \"|1>\"}]. Ten written decimals are close enough; '1/3' is exact."
    case .badAngles:
      "A gate with parameters has one grid of angles for each, and a grid has at least one angle."
    case .unknownPiece:
      "The level's 'pieces' list has no such name. Add it there, or write one of those."
    case .unknownCase:
      "The level's 'cases' list has no such id. Add it there, or write one of those."
    case .branchPolicy:
      "Where something is measured, a state can be right on every branch, or only on the mean of all: 'branches' has to say which. Noise and mixed starts leave nothing but the mean. Where nothing can be measured or mixed there is one branch, and the key would mean nothing."
    case .badCases:
      "A goal that is judged case by case has to say what is right in each, and a table or a set of images what becomes of each input."
    case .noGoals:
      "A level that asks for nothing cannot be solved; a sandbox says so with 'sandbox': true."
    case .idleGoal:
      "The goal holds whatever the player does. Ask for something that can be missed, or take the goal out."
    case .unphysicalGoal:
      "No quantum state meets the goals: a Bloch vector is no longer than 1, probabilities add up to 1, and the mean values of operators that do not commute limit one another."
    case .phaseOfSubset:
      "A part of the qubits has a reduced state, which knows no global phase. Compare all qubits, or ignore the phase."
    case .questionBesideGoals:
      "A question is answered, not built: a level that asks one has no other goal."
    case .badScoring:
      "Par is the least number of moves, three stars take at least par, two stars at least as many as three; answers are counted exactly where a question is asked."
    case .missingFile:
      "Every level that the manifest lists is the file <folder>/<nn>-<id>.json, <nn> being its place in the list. Rename the file, or correct the list."
    case .strayFile:
      "Every file is listed by the manifest or referred to by a level; a file that is not was forgotten there, or here. List it, or take it away."
    case .missingMedia:
      "The level refers to a file that does not exist, so the player would see a hole. Add the file, or take the reference out."
    case .wrongFolder:
      "The folder of a pack is its number in the list, in two digits, a hyphen, and its id."
    case .duplicateID:
      "Progress is kept by id, so no two packs, and no two levels or labs, share one. Give one of them another."
    case .idMismatch:
      "The id in a level's file, the file's name and the manifest are the same."
    case .sandboxMismatch:
      "Packs hold puzzles, labs are sandboxes."
    case .packSize:
      "The curriculum has 12 levels a pack. Where a pack is meant to have another number, the settings turn the rule off."
    case .contradiction:
      "Each part of the level is well formed, but together they cannot be judged. The message says what stands against what."
    case .mechanicMismatch:
      "The mechanic says what kind of puzzle a player will find, and teachers choose by it. Each needs its goal: 'prepare' one about a state, 'build' about an operation, 'statistics' about chances, 'game' a win table, 'predict' a question; 'blackBox' cases to tell apart, 'mend' a circuit and counted edits, 'economise' a limit, 'pulse' passing time, 'noise' something that disturbs, 'feedForward' a measurement or a condition. A level may be of several; name the one that it is about."
    case .predictionAmbiguous:
      "The engine works out which claims hold on the board as given; exactly one has to."
    case .goalMetAtStart:
      "A level that is solved before the first move has nothing to play. Begin elsewhere, ask for more, or put something in the way."
    case .solutionFails:
      "A stored solution is played like a player's moves and judged like them: each move has to be allowed, all goals met, all budgets kept."
    case .routeFails:
      "A route is another honest way to solve the level, and is played and judged as solutions are."
    case .unsolvable:
      "The solver has tried everything that the toolbox can make. This is a proof, not a guess. Give the player another tool, loosen a budget, or ask for less."
    case .solvabilityUnknown:
      "The search reached its limits before it knew the least number of moves. The level may well be right. Fewer tools, angles or qubits make the search shorter."
    case .parWrong:
      "Par is the least number of moves, proved by the solver; a shorter way that the author did not see makes stars worthless. `qubitlab solve` shows the shortest way: make it the par, or close it."
    case .solutionAbovePar:
      "Hints and replays follow the stored solutions, so that one of them should be as short as par."
    case .unusedGate:
      "A tool that leads nowhere misleads. Take it out, or announce it among the red herrings and own up to it in the texts."
    case .redHerring:
      "A red herring is a gate, piece, measurement or reset in the toolbox that no least solution needs."
    case .textUntranslated:
      "Texts are written in each language; equal ones were probably left untranslated. Signs such as 'x=0' are the same in both."
    case .textTooLong:
      "Players read on phones: short texts are read. An English title has at most 30 characters, an answer or the title of a case 90, a brief, hint, question or summary 160, an explanation or the text of a route 400; a Chinese one 12, 40, 70 and 180."
    case .textQubit:
      "The text speaks of a qubit that the puzzle is not about, so that one of them is wrong. Name another one there, or use it."
    case .textPlaceholder:
      "What stands in braces is filled in by the front end; both languages need the same. Write it in both or in neither."
    case .textLanguage:
      "Chinese characters and full-width marks are read as Chinese, and ',' beside a Chinese character is no Chinese comma: texts were swapped, or typed with the other keyboard."
    case .conceptUntaught:
      "A level takes for granted only what earlier levels have taught. Teach it earlier, move the level, or take the concept out of 'requires'."
    case .conceptTaughtTwice:
      "A concept is introduced once; later levels require it."
    case .conceptCycle:
      "No order of the levels can teach each of these concepts before it is needed. Take one of them out of 'requires', or split a level."
    case .duplicateLevel:
      "The two levels differ in names and words only: same start, board, toolbox, goals and budgets up to the order of the qubits and a global phase. Change one of them, or take it out."
    case .difficultyCurve:
      "Players grow with a course whose levels get harder within a pack, and which begins each pack a little easier than it ended the last, yet not easier than it began that: it may begin up to 8 bits below where the last ended, for it is there to bring something new to those who have just shown what they can do. The estimate, and what it is made of, is what `qubitlab stats` prints; a step back of up to 2 bits lets players catch their breath."
    case .fixedRule:
      "Settings may weigh rules about play, words and the course, and a few about files. A file that breaks any other rule is not read as a level, and passing over that would hide that a level is gone."
    case .staleBaseline:
      "The baseline excuses findings that are known. When some of them are mended, the number has to come down with them, or as many new ones could slip in: `qubitlab validate --record-baseline` counts again."
    }
  }
}

extension Rule {
  /// Why the rule is there and what to do about it, in a language.
  public func explanation(in language: Language) -> String {
    switch language {
    case .english: explanation
    case .simplifiedChinese: chineseExplanation
    }
  }
}
