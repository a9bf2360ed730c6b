// Allocates and frees the blocks of a traced module.
#include "heap.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>

#include "block.hpp"
#include "counts.hpp"
#include "events.hpp"
#include "host.hpp"
#include "shadow.hpp"
#include "watching.hpp"

using shadow::granule;
using shadow::mark;
using shadow::rounded;

namespace heap {

namespace {

constexpr std::uint32_t block_mark = 0x626c6f63;
constexpr std::size_t quarantine_limit = std::size_t{8} << 20U;

Block* newest_freed = nullptr;
std::size_t quarantined = 0;
std::uint64_t asked_for = 0;
std::uint64_t freed_blocks = 0;
// Bytes that the listing has allocated minus the bytes that it has freed. The
// listing's input was allocated before.
std::ptrdiff_t live = 0;

void unlink(Block* block) {
  if (block->next != nullptr) block->next->previous = block->previous;
  if (block->previous != nullptr) block->previous->next = block->next;
  if (newest == block) newest = block->previous;
}

/// Frees the block that has been in quarantine longest, so that a long run does
/// not use up the memory. Until then every use of the block is detected.
void release_oldest() {
  Block* const block = oldest_freed;
  oldest_freed = block->next;
  if (oldest_freed == nullptr) newest_freed = nullptr;
  quarantined -= block->bytes;
  mark(reinterpret_cast<std::uintptr_t>(block),
       sizeof(Block) + rounded(block->bytes) + granule, 0);
  block->mark = 0;
  std::free(block);
}

/// Ends the run with a message, because a block is freed with the wrong
/// function.
[[noreturn]] void refuse_pair(Source asked, Source given) {
  // Building the message allocates memory too.
  trace::stop_watching();
  host::panic(std::string{name_of_freeing(given)} +
              " was called on memory from " + name_of_allocating(asked) +
              "; use " + name_of_freeing(asked));
}

}  // namespace

const char* name_of_allocating(Source source) {
  return source == Source::bytes   ? "malloc()"
         : source == Source::array ? "new[]"
                                   : "new";
}

const char* name_of_freeing(Source source) {
  return source == Source::bytes   ? "free()"
         : source == Source::array ? "delete[]"
                                   : "delete";
}

Block* block_at(const void* first) {
  const auto address = reinterpret_cast<std::uintptr_t>(first);
  if (address % 16 != 0 || address < sizeof(Block) ||
      address >= shadow::memory_limit ||
      shadow::states[address / granule - 1] != shadow::around) {
    return nullptr;
  }
  Block* const block = static_cast<Block*>(const_cast<void*>(first)) - 1;
  return block->mark == block_mark ? block : nullptr;
}

Block* live_block_at(const void* first) {
  Block* const block = block_at(first);
  return block != nullptr && !block->is_freed ? block : nullptr;
}

void* take(std::size_t bytes, Source source) {
  if (bytes > shadow::memory_limit) return nullptr;
  const std::size_t body = rounded(bytes);
  auto* const block = static_cast<Block*>(std::aligned_alloc(
      16, sizeof(Block) + rounded(body + 2 * granule) / 16 * 16 + 16));
  if (block == nullptr) return nullptr;
  const bool is_listings = trace::is_listing();
  *block = Block{bytes, bytes,       nullptr, newest, block_mark, source,
                 false, is_listings, false,   false,  nullptr};
  if (newest != nullptr) newest->next = block;
  newest = block;
  if (is_listings) {
    ++asked_for;
    live += static_cast<std::ptrdiff_t>(bytes);
    counts::note_peak();
    events::add_taken(block + 1);
  }
  const std::uintptr_t first = first_of(block);
  mark(reinterpret_cast<std::uintptr_t>(block), sizeof(Block), shadow::around);
  mark(first, body, 0);
  shadow::mark_end(first + bytes);
  mark(first + body, granule, shadow::around);
  std::memset(block + 1, unwritten_byte, bytes);
  return block + 1;
}

void give(Block* block, Source source) {
  if (block->is_freed) {
    host::panic(source == Source::bytes ? "the same block is freed twice"
                                        : "the same block is deleted twice");
  }
  if (block->source != source) refuse_pair(block->source, source);
  unlink(block);
  if (block->is_listings || trace::is_listing()) {
    ++freed_blocks;
    live -= static_cast<std::ptrdiff_t>(block->bytes);
    events::add_freed(block + 1);
  }
  block->usable = block->bytes;
  block->is_freed = true;
  block->previous = nullptr;
  block->next = nullptr;
  (newest_freed == nullptr ? oldest_freed : newest_freed->next) = block;
  newest_freed = block;
  quarantined += block->bytes;
  mark(first_of(block), rounded(block->bytes), shadow::freed);
  while (quarantined > quarantine_limit) release_oldest();
}

std::size_t bytes_at(const void* first) {
  const Block* const block = live_block_at(first);
  return block == nullptr ? 0 : block->bytes;
}

std::uint64_t allocations() { return asked_for; }
std::uint64_t changes() { return asked_for + freed_blocks; }
std::ptrdiff_t live_bytes() { return live; }

}  // namespace heap
