// The checks of the reads and writes of a traced module.
#pragma once

#include <cstddef>
#include <cstdint>

namespace checks {

/// The first address that the linker gives to a variable.
inline constexpr std::uintptr_t first_used = 1024;

/// Counts a read or write by the program. Ends the run with a message if no
/// block allows it.
void check(std::uintptr_t address, std::size_t bytes, bool is_write);

/// Ends the run with a message about an access that no block allows.
[[noreturn]] void refuse(std::uintptr_t address, std::size_t bytes,
                         bool is_write);

inline void check_read(const void* from, std::size_t bytes) {
  check(reinterpret_cast<std::uintptr_t>(from), bytes, false);
}
inline void check_write(const void* to, std::size_t bytes) {
  check(reinterpret_cast<std::uintptr_t>(to), bytes, true);
}

}  // namespace checks
