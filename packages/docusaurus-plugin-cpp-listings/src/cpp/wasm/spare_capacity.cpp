// Which elements of a vector's memory the program may read.
#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "block.hpp"
#include "heap.hpp"
#include "shadow.hpp"
#include "watching.hpp"

using heap::Block;
using shadow::granule;
using shadow::mark;

namespace {

/// Lets the program read only the first `usable` bytes of a live block.
void allow(Block* block, std::size_t usable) {
  const std::uintptr_t first = heap::first_of(block);
  const std::size_t from = std::min(block->usable, usable) / granule * granule;
  const std::size_t end = shadow::rounded(std::max(block->usable, usable));
  const std::size_t whole = usable / granule * granule;
  mark(first + from, whole - from, 0);
  mark(first + whole, end - whole, shadow::spare);
  shadow::mark_end(first + usable);
  block->usable = usable;
}

}  // namespace

void heap::allow_spare_capacity() {
  for (Block* block = heap::newest; block != nullptr; block = block->previous)
    allow(block, block->bytes);
}

extern "C" {

/// A vector calls this when it changes its size. Its elements end at `end`, and
/// its memory ends at `limit`. Other code than the listing's may fill a vector
/// without this call, so it may read all of the memory.
void __sanitizer_annotate_contiguous_container(const void* first,
                                               const void* limit,
                                               const void* /*old_end*/,
                                               const void* end) {
  const auto bytes_before = [=](const void* address) {
    return static_cast<std::size_t>(static_cast<const char*>(address) -
                                    static_cast<const char*>(first));
  };
  Block* const block = heap::live_block_at(first);
  // An allocator of the program may have put the vector into a larger block.
  if (block == nullptr || block->bytes != bytes_before(limit)) return;
  allow(block, trace::is_listing() ? bytes_before(end) : block->bytes);
}
void __sanitizer_annotate_double_ended_contiguous_container(
    const void*, const void*, const void*, const void*, const void*,
    const void*) {}
}
