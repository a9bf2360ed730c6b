// Finds the blocks that the listing has leaked.
#include <cstddef>
#include <cstdint>

#include "block.hpp"
#include "heap.hpp"
#include "shadow.hpp"

extern "C" {
// Set by the linker. Variables lie between them.
extern const char __global_base;
extern const char __data_end;
}

namespace heap {

namespace {

/// Adds the blocks that are pointed to from between two addresses to the front
/// of the list `noted`.
Block* reach_from(std::uintptr_t from, std::uintptr_t end, Block* noted) {
  constexpr std::size_t step = alignof(void*);
  for (from = (from + step - 1) / step * step; from + sizeof(void*) <= end;
       from += step) {
    Block* const block = live_block_at(*reinterpret_cast<void* const*>(from));
    if (block == nullptr || block->is_reached) continue;
    block->is_reached = true;
    block->next_reached = noted;
    noted = block;
  }
  return noted;
}

/// Marks the blocks that static variables can reach. A block that can still be
/// used is not leaked.
void reach_from_statics() {
  const auto address = [](const void* of) {
    return reinterpret_cast<std::uintptr_t>(of);
  };
  Block* noted =
      reach_from(address(&__global_base), address(shadow::states), nullptr);
  noted = reach_from(address(shadow::states + sizeof shadow::states),
                     address(&__data_end), noted);
  while (noted != nullptr) {
    const std::uintptr_t first = first_of(noted);
    noted = reach_from(first, first + noted->bytes, noted->next_reached);
  }
}

}  // namespace

std::size_t leaked() {
  reach_from_statics();
  std::size_t blocks = 0;
  for (const Block* block = newest; block != nullptr; block = block->previous)
    blocks += block->is_listings && !block->is_reached ? 1 : 0;
  return blocks;
}

}  // namespace heap
