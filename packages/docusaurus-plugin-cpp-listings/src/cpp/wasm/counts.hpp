// The counts of a run, which the page reads when the run has ended.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "heap.hpp"

namespace counts {

inline std::uint64_t steps = 0;
/// Reads and writes of elements, and comparisons, by the listing.
inline std::uint64_t reads = 0;
inline std::uint64_t writes = 0;
inline std::uint64_t comparisons = 0;
/// Words on the heap that were read or written.
inline std::uint64_t touched = 0;
/// Words of all memory that were read or written, the library's included.
inline std::uint64_t accessed = 0;

/// The most bytes of heap and stack at once.
inline std::ptrdiff_t peak = 0;
/// The address of the outermost call's frame; 0 before the first step.
inline std::uintptr_t stack_top = 0;

/// Updates the peak of memory.
inline void note_peak() {
  const auto here =
      reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0));
  const auto stack =
      static_cast<std::ptrdiff_t>(here < stack_top ? stack_top - here : 0);
  peak = std::max(peak, heap::live_bytes() + stack);
}

/// Ends the measurement of memory. What is still allocated now is the listing's
/// answer, which does not count.
void end_memory();

}  // namespace counts
