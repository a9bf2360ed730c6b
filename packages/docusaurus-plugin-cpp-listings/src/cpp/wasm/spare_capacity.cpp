// Which parts of the memory of a vector or deque the program may read.
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

/// Lets the program read only the bytes from `from` to `end` of a live block.
void allow_only(Block* block, std::size_t from, std::size_t end) {
  const std::uintptr_t first = heap::first_of(block);
  mark(first, shadow::rounded(block->bytes), shadow::spare);
  if (from < end) {
    const std::size_t start = from / granule * granule;
    mark(first + start, end / granule * granule - start, 0);
    shadow::mark_end(first + end);
  }
  block->is_deques = end - from < block->bytes;
}

std::size_t bytes_between(const void* from, const void* to) {
  return static_cast<std::size_t>(static_cast<const char*>(to) -
                                  static_cast<const char*>(from));
}

}  // namespace

void heap::allow_spare_capacity() {
  for (Block* block = heap::newest; block != nullptr; block = block->previous) {
    allow(block, block->bytes);
    if (block->is_deques) allow_only(block, 0, block->bytes);
  }
}

extern "C" {

/// A vector calls this when it changes its size. Its elements end at `end`, and
/// its memory ends at `limit`. Other code than the listing's may fill a vector
/// without this call, so it may read all of the memory.
void __sanitizer_annotate_contiguous_container(const void* first,
                                               const void* limit,
                                               const void* /*old_end*/,
                                               const void* end) {
  Block* const block = heap::live_block_at(first);
  // An allocator of the program may have put the vector into a larger block.
  if (block == nullptr || block->bytes != bytes_between(first, limit)) return;
  allow(block, trace::is_listing() ? bytes_between(first, end) : block->bytes);
}

/// A deque calls this for each of its blocks, when the elements in it change.
void __sanitizer_annotate_double_ended_contiguous_container(
    const void* first, const void* limit, const void* /*old_from*/,
    const void* /*old_end*/, const void* from, const void* end) {
  Block* const block = heap::live_block_at(first);
  const std::size_t bytes = bytes_between(first, limit);
  if (block == nullptr || block->bytes != bytes) return;
  if (trace::is_listing()) {
    allow_only(block, bytes_between(first, from), bytes_between(first, end));
  } else {
    allow_only(block, 0, bytes);
  }
}
}
