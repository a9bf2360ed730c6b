// The blocks of the heap of a traced module.
#pragma once

#include <cstddef>
#include <cstdint>

namespace heap {

/// The function that allocated a block: new, new[] or malloc.
enum class Source : std::uint8_t { object, array, bytes };

/// The header in front of every block. The program may not access it.
struct alignas(16) Block {
  std::size_t bytes;
  std::size_t usable;  // fewer than `bytes` if a vector has spare capacity
  Block* next;         // in the order of allocation, or of freeing
  Block* previous;
  std::uint32_t mark;
  Source source;
  bool is_freed;
  bool is_listings;  // the listing allocated it
  bool is_reached;   // a static variable leads to it
  bool is_deques;    // a deque has fewer elements in it than there is room for
  Block* next_reached;
};

/// The live block that was allocated last, and the freed block that has been in
/// quarantine longest; null if there is none.
inline Block* newest = nullptr;
inline Block* oldest_freed = nullptr;

/// The address of the first byte that the program may use.
inline std::uintptr_t first_of(const Block* block) {
  return reinterpret_cast<std::uintptr_t>(block + 1);
}

/// Visits all blocks, including those in quarantine.
template <typename Look>
void for_each_block(const Look& look_at) {
  for (const Block* block = newest; block != nullptr; block = block->previous)
    look_at(block);
  for (const Block* block = oldest_freed; block != nullptr; block = block->next)
    look_at(block);
}

/// Returns the block, freed or not, that begins at an address; null if there is
/// none.
Block* block_at(const void* first);
Block* live_block_at(const void* first);

/// Allocates memory, filled with `unwritten_byte`. Returns null if there is not
/// enough.
void* take(std::size_t bytes, Source source);

/// Puts a block into quarantine. Ends the run if it is freed already, or if
/// `source` is not what allocated it.
void give(Block* block, Source source);

const char* name_of_allocating(Source source);
/// The function that frees what a function has allocated.
const char* name_of_freeing(Source source);

}  // namespace heap
