// Counts the cost of a run without a clock, so that it is the same on every
// machine.
#pragma once

#include <cstddef>
#include <cstdint>

namespace meter {

/// Starts a measurement. Stack use is counted from the caller's frame.
void start();

/// Ends the measurement. Memory that is still allocated belongs to the result,
/// not to the extra space.
void stop();

/// Basic blocks entered, plus one for every word that memmove, memcpy and
/// memset touch.
std::uint64_t steps();

/// Peak of heap plus stack during the run, minus the memory in use at `stop`.
std::size_t extra_bytes();

}  // namespace meter
