// Declarations for the generated code at the end of a module's source.
#pragma once

/// A listing's proof, as proof.cpp defines it.
using ProofMain = int (*)(int, char**);

/// Defined by each module's generated source: its listings, in the order of
/// their numbers.
extern const ProofMain listings[];
