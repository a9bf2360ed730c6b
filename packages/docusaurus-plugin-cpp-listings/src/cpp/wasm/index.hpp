// The check of an index into a row of an array of arrays. The compiler checks
// the index only where the element is read or assigned, and the memory after a
// row is usually that of the next row.
#pragma once

#include <concepts>
#include <cstdint>
#include <type_traits>

extern "C" {
/// What the compiler's own check of an index calls.
[[noreturn]] void __ubsan_handle_out_of_bounds_minimal_abort();
}

namespace trace {

/// Returns an index after checking it, if what it subscripts is an array. It is
/// always inlined, because otherwise the index would have to be in memory.
/// @tparam Row the type of what it subscripts.
template <typename Row, typename Index>
[[gnu::always_inline]] constexpr Index&& within(Index&& index) {
  using Array = std::remove_reference_t<Row>;
  if constexpr (std::is_bounded_array_v<Array> &&
                std::integral<std::remove_cvref_t<Index>>) {
    // A negative index becomes a large one.
    if (static_cast<std::uint64_t>(index) >= std::extent_v<Array>) {
      __ubsan_handle_out_of_bounds_minimal_abort();
    }
  }
  return static_cast<Index&&>(index);
}

}  // namespace trace
