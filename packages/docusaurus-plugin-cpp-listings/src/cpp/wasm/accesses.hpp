// Counts the reads and writes of a listing.
#pragma once

#include <cstddef>
#include <cstdint>

namespace accesses {

/// Counts a read or write by the program.
void add(std::uintptr_t address, std::size_t bytes, bool is_write);

/// Whether there are accesses to memory that may become known.
bool has_unplaced();

/// Counts earlier accesses to memory that became known since the last step.
void count_unplaced();

/// Clears all addresses.
void clear();

}  // namespace accesses
