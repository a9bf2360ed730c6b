// The shadow of the memory of a traced module: which bytes the program may use.
// The shadow bytes have the same meaning as in Serebryany et al.,
// "AddressSanitizer: A Fast Address Sanity Checker" (USENIX ATC 2012): each
// describes a granule of eight bytes, of which all (0), the first k (1 to 7) or
// none (the top bit) may be used.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace shadow {

inline constexpr std::size_t memory_limit = std::size_t{64}
                                            << 20U;  // as linked
inline constexpr std::size_t granule = 8;

// Granules that the program may not use.
inline constexpr std::uint8_t around = 0xfa;  // in front of and after a block
inline constexpr std::uint8_t spare = 0xfc;   // the spare capacity of a vector
inline constexpr std::uint8_t freed = 0xfd;
inline constexpr std::uint8_t after_global = 0xf9;
inline constexpr std::uint8_t out_of_scope = 0xf8;  // set by the compiler

// A static array instead of an allocation, because the initial memory of a
// module is zero at no cost. Only shadow.cpp defines it, because an object
// contains all the zeros.
extern std::uint8_t states[memory_limit / granule];

constexpr std::size_t rounded(std::size_t bytes) {
  return (bytes + granule - 1) / granule * granule;
}

/// Sets the state of whole granules.
inline void mark(std::uintptr_t from, std::size_t bytes, std::uint8_t state) {
  std::memset(states + from / granule, state, bytes / granule);
}

/// Allows the bytes of the last granule of a block before its end.
inline void mark_end(std::uintptr_t end) {
  if (end % granule != 0) states[end / granule] = end % granule;
}

/// Whether a number of bytes was negative before it became unsigned, such as
/// the distance of two iterators in the wrong order.
inline bool is_negative(std::uintptr_t address, std::size_t bytes) {
  return address + bytes < address;
}

/// Whether the program may access all of these bytes.
inline bool is_allowed(std::uintptr_t address, std::size_t bytes) {
  if (is_negative(address, bytes)) return false;
  const std::uintptr_t end = address + bytes;
  for (std::uintptr_t at = address; at < end;
       at = at / granule * granule + granule) {
    if (at >= memory_limit) return true;  // the engine itself reports it
    const std::uint8_t state = states[at / granule];
    if (state == 0) continue;
    const std::uintptr_t last = std::min(end - 1, at | (granule - 1));
    if (state >= granule || last % granule >= state) return false;
  }
  return true;
}

}  // namespace shadow
