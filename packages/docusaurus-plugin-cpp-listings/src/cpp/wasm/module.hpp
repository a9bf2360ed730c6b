// What the generated end of a module's source begins with.
#pragma once

/// A listing's proof, as proof.cpp defines it.
using ProofMain = int (*)(int, char**);

/// Defined by each module's generated source: its listings, in the order of
/// their numbers.
extern const ProofMain listings[];
