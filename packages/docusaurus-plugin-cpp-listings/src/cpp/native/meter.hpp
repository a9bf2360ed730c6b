// Counts what a run costs, the same on every machine: no clock is read.
#pragma once

#include <cstddef>
#include <cstdint>

namespace meter {

/// Begins a measurement; the caller's frame is where stack use is counted from.
void start();

/// Ends it. What is still allocated then belongs to the result, not to extra
/// space.
void stop();

/// Basic blocks entered, plus one for every word that memmove, memcpy and
/// memset were asked to touch.
std::uint64_t steps();

/// Peak of heap plus stack during the run, less what was live at `stop`.
std::size_t extra_bytes();

}  // namespace meter
