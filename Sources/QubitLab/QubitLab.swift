// A front end imports one module and speaks of levels, states and gates at once.
@_exported public import QuantumSimulator
@_exported public import QubitContent
@_exported public import QubitEntitlements
@_exported public import QubitLevels
@_exported public import QubitPuzzle
