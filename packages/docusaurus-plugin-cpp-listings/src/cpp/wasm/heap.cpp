// The heap of a traced module, and the checks of every read and write. Clang's
// outlined AddressSanitizer callbacks (kernel mode) are implemented here. The
// shadow bytes have the same meaning as in Serebryany et al.,
// "AddressSanitizer: A Fast Address Sanity Checker" (USENIX ATC 2012): each
// describes eight bytes, of which all (0), the first k (1 to 7) or none (the
// top bit) may be used.
#include "heap.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <new>
#include <string>
#include <string_view>

#include "accesses.hpp"
#include "counts.hpp"
#include "events.hpp"
#include "host.hpp"
#include "watching.hpp"

extern "C" {
// Set by the linker. Variables lie between the first two.
extern const char __global_base;
extern const char __data_end;
extern const char __heap_base;
}

namespace {

constexpr std::size_t memory_limit = std::size_t{64} << 20U;  // as linked
constexpr std::uintptr_t first_used = 1024;  // the linker's first address
constexpr std::size_t granule = 8;
constexpr std::uint8_t around = 0xfa;
constexpr std::uint8_t spare = 0xfc;
constexpr std::uint8_t freed = 0xfd;

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
  Block* next_reached;
};

constexpr std::uint32_t block_mark = 0x626c6f63;
constexpr std::size_t quarantine_limit = std::size_t{8} << 20U;

// A static array instead of an allocation, because the initial memory of a
// module is zero at no cost.
std::uint8_t shadow[memory_limit / granule];
Block* newest = nullptr;
Block* oldest_freed = nullptr;
Block* newest_freed = nullptr;
std::size_t quarantined = 0;
std::uint64_t asked_for = 0;
std::uint64_t freed_blocks = 0;
// Bytes that the listing has allocated minus the bytes that it has freed. The
// listing's input was allocated before.
std::ptrdiff_t live = 0;

constexpr std::size_t rounded(std::size_t bytes) {
  return (bytes + granule - 1) / granule * granule;
}

std::uintptr_t first_of(const Block* block) {
  return reinterpret_cast<std::uintptr_t>(block + 1);
}

void mark(std::uintptr_t from, std::size_t bytes, std::uint8_t state) {
  std::memset(shadow + from / granule, state, bytes / granule);
}

std::string bytes_in_words(std::size_t bytes) {
  return std::to_string(bytes) + (bytes == 1 ? " byte" : " bytes");
}

/// Whether a number of bytes was negative before it became unsigned, such as
/// the distance of two iterators in the wrong order.
bool is_negative(std::uintptr_t address, std::size_t bytes) {
  return address + bytes < address;
}

/// Lets the program read only the first `usable` bytes of a live block.
void allow(Block* block, std::size_t usable) {
  const std::uintptr_t first = first_of(block);
  const std::size_t from = std::min(block->usable, usable) / granule * granule;
  const std::size_t end = rounded(std::max(block->usable, usable));
  const std::size_t whole = usable / granule * granule;
  mark(first + from, whole - from, 0);
  mark(first + whole, end - whole, spare);
  if (usable % granule != 0) {
    shadow[(first + whole) / granule] = usable % granule;
  }
  block->usable = usable;
}

/// Visits all blocks, including those in quarantine.
template <typename Look>
void for_each_block(const Look& look_at) {
  for (const Block* block = newest; block != nullptr; block = block->previous)
    look_at(block);
  for (const Block* block = oldest_freed; block != nullptr; block = block->next)
    look_at(block);
}

/// Ends the run with a message about an access that no block allows.
[[noreturn]] void refuse(std::uintptr_t address, std::size_t bytes,
                         bool is_write) {
  // Building the message allocates memory too.
  trace::stop_watching();
  if (is_negative(address, bytes)) {
    host::panic("the range to copy, move or compare ends before it begins");
  }
  std::string words = is_write ? "a write of " : "a read of ";
  words += bytes_in_words(bytes);
  const Block* nearest = nullptr;
  std::size_t least = std::size_t{1} << 16U;
  const auto look_at = [&](const Block* block) {
    const std::uintptr_t first = first_of(block);
    const std::uintptr_t last = first + block->bytes;
    const std::size_t distance = address < first   ? first - address
                                 : address >= last ? address - last
                                                   : 0;
    if (distance < least) {
      least = distance;
      nearest = block;
    }
  };
  for_each_block(look_at);
  if (nearest == nullptr) {
    host::panic(words + " outside the memory of the program");
  }
  const std::uintptr_t first = first_of(nearest);
  const std::size_t usable = nearest->usable;
  const std::string memory =
      (usable < nearest->bytes ? " a vector of " : " a block of ") +
      bytes_in_words(usable);
  if (nearest->is_freed && address - first < usable) {
    words += " in" + memory + " that was already freed";
  } else if (address < first) {
    words +=
        " that starts " + bytes_in_words(first - address) + " before" + memory;
  } else if (address - first < usable) {
    words += " that starts " + bytes_in_words(first + usable - address) +
             " before the end of" + memory;
  } else {
    words += ", " + bytes_in_words(address - first - usable) +
             " past the end of" + memory;
  }
  host::panic(words);
}

bool is_allowed(std::uintptr_t address, std::size_t bytes) {
  if (is_negative(address, bytes)) return false;
  const std::uintptr_t end = address + bytes;
  for (std::uintptr_t at = address; at < end;
       at = at / granule * granule + granule) {
    if (at >= memory_limit) return true;  // the engine itself reports it
    const std::uint8_t state = shadow[at / granule];
    if (state == 0) continue;
    const std::uintptr_t last = std::min(end - 1, at | (granule - 1));
    if (state >= granule || last % granule >= state) return false;
  }
  return true;
}

/// Whether an access stays within a live block. If no shadow byte allows it, it
/// is to the spare capacity of a vector.
bool is_in_block(std::uintptr_t address, std::size_t bytes) {
  bool is_found = false;
  const auto look_at = [&](const Block* block) {
    const std::uintptr_t first = first_of(block);
    is_found = is_found || (!block->is_freed && address >= first &&
                            address + bytes <= first + block->bytes);
  };
  for_each_block(look_at);
  return is_found;
}

void check(std::uintptr_t address, std::size_t bytes, bool is_write) {
  if (address < first_used) {
    host::panic(is_write ? "a write through a null pointer"
                         : "a read through a null pointer");
  }
  // A value that is written to spare capacity is missing from the answer. A
  // value that is read from there may by chance be right.
  if (!is_allowed(address, bytes) &&
      !(is_write && is_in_block(address, bytes))) {
    refuse(address, bytes, is_write);
  }
  accesses::add(address, bytes, is_write);
}

void unlink(Block* block) {
  if (block->next != nullptr) block->next->previous = block->previous;
  if (block->previous != nullptr) block->previous->next = block->next;
  if (newest == block) newest = block->previous;
}

void* take(std::size_t bytes, Source source) {
  if (bytes > memory_limit) return nullptr;
  const std::size_t body = rounded(bytes);
  auto* const block = static_cast<Block*>(std::aligned_alloc(
      16, sizeof(Block) + rounded(body + 2 * granule) / 16 * 16 + 16));
  if (block == nullptr) return nullptr;
  const bool is_listings = trace::is_listing();
  *block = Block{bytes,  bytes, nullptr,     newest, block_mark,
                 source, false, is_listings, false,  nullptr};
  if (newest != nullptr) newest->next = block;
  newest = block;
  if (is_listings) {
    ++asked_for;
    live += static_cast<std::ptrdiff_t>(bytes);
    counts::note_peak();
    events::add_taken(block + 1);
  }
  const std::uintptr_t first = first_of(block);
  mark(reinterpret_cast<std::uintptr_t>(block), sizeof(Block), around);
  mark(first, body, 0);
  if (bytes % granule != 0) shadow[(first + bytes) / granule] = bytes % granule;
  mark(first + body, granule, around);
  std::memset(block + 1, heap::unwritten_byte, bytes);
  return block + 1;
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

const char* name_of_allocating(Source source) {
  return source == Source::bytes   ? "malloc()"
         : source == Source::array ? "new[]"
                                   : "new";
}

/// The function that frees what a function has allocated.
const char* name_of_freeing(Source source) {
  return source == Source::bytes   ? "free()"
         : source == Source::array ? "delete[]"
                                   : "delete";
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

/// Returns the block, freed or not, that begins at an address; null if there is
/// none.
Block* block_at(const void* first) {
  const auto address = reinterpret_cast<std::uintptr_t>(first);
  if (address % 16 != 0 || address < sizeof(Block) || address >= memory_limit ||
      shadow[address / granule - 1] != around) {
    return nullptr;
  }
  Block* const block = static_cast<Block*>(const_cast<void*>(first)) - 1;
  return block->mark == block_mark ? block : nullptr;
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
  mark(first_of(block), rounded(block->bytes), freed);
  while (quarantined > quarantine_limit) release_oldest();
}

void remove(void* memory, Source source) {
  if (memory == nullptr) return;
  Block* const block = block_at(memory);
  if (block == nullptr) {
    trace::stop_watching();
    host::panic(std::string{name_of_freeing(source)} +
                " was called on a pointer that " + name_of_allocating(source) +
                " did not return");
  }
  give(block, source);
}

/// Ends the run unless libc itself may have allocated the memory, as strdup
/// does.
void refuse_foreign(const void* memory, std::string_view call) {
  const auto address = reinterpret_cast<std::uintptr_t>(memory);
  bool is_foreign = address >= reinterpret_cast<std::uintptr_t>(&__heap_base) &&
                    address < memory_limit &&
                    address % alignof(std::max_align_t) == 0;
  const auto look_at = [&](const Block* block) {
    is_foreign = is_foreign &&
                 (memory < block || address >= first_of(block) + block->bytes);
  };
  for_each_block(look_at);
  if (is_foreign) return;
  trace::stop_watching();
  host::panic(std::string{call} +
              " was called on a pointer that malloc() did not return");
}

void* taken(std::size_t bytes, Source source) {
  void* const memory = take(bytes, source);
  if (memory == nullptr) host::out_of_memory();
  return memory;
}

Block* live_block_at(const void* first) {
  Block* const block = block_at(first);
  return block != nullptr && !block->is_freed ? block : nullptr;
}

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
  Block* noted = reach_from(address(&__global_base), address(shadow), nullptr);
  noted =
      reach_from(address(shadow + sizeof shadow), address(&__data_end), noted);
  while (noted != nullptr) {
    const std::uintptr_t first = first_of(noted);
    noted = reach_from(first, first + noted->bytes, noted->next_reached);
  }
}

}  // namespace

namespace heap {

std::size_t bytes_at(const void* first) {
  const Block* const block = live_block_at(first);
  return block == nullptr ? 0 : block->bytes;
}

std::uint64_t allocations() { return asked_for; }
std::uint64_t changes() { return asked_for + freed_blocks; }
std::ptrdiff_t live_bytes() { return live; }

void allow_spare_capacity() {
  for (Block* block = newest; block != nullptr; block = block->previous)
    allow(block, block->bytes);
}

std::size_t leaked() {
  reach_from_statics();
  std::size_t blocks = 0;
  for (const Block* block = newest; block != nullptr; block = block->previous)
    blocks += block->is_listings && !block->is_reached ? 1 : 0;
  return blocks;
}

}  // namespace heap

void* operator new(std::size_t bytes) { return taken(bytes, Source::object); }
void* operator new[](std::size_t bytes) { return taken(bytes, Source::array); }
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept {
  return take(bytes, Source::object);
}
void* operator new[](std::size_t bytes, const std::nothrow_t&) noexcept {
  return take(bytes, Source::array);
}
void operator delete(void* memory) noexcept { remove(memory, Source::object); }
void operator delete[](void* memory) noexcept { remove(memory, Source::array); }
void operator delete(void* memory, std::size_t) noexcept {
  remove(memory, Source::object);
}
void operator delete[](void* memory, std::size_t) noexcept {
  remove(memory, Source::array);
}
void operator delete(void* memory, const std::nothrow_t&) noexcept {
  remove(memory, Source::object);
}
void operator delete[](void* memory, const std::nothrow_t&) noexcept {
  remove(memory, Source::array);
}

extern "C" {

#define CPP_LISTINGS_CHECKS(bytes)                             \
  void __asan_load##bytes##_noabort(std::uintptr_t address) {  \
    check(address, bytes, false);                              \
  }                                                            \
  void __asan_store##bytes##_noabort(std::uintptr_t address) { \
    check(address, bytes, true);                               \
  }
CPP_LISTINGS_CHECKS(1)
CPP_LISTINGS_CHECKS(2)
CPP_LISTINGS_CHECKS(4)
CPP_LISTINGS_CHECKS(8)
CPP_LISTINGS_CHECKS(16)
#undef CPP_LISTINGS_CHECKS

void __asan_loadN_noabort(std::uintptr_t address, std::size_t bytes) {
  check(address, bytes, false);
}
void __asan_storeN_noabort(std::uintptr_t address, std::size_t bytes) {
  check(address, bytes, true);
}

void* __asan_memcpy(void* to, const void* from, std::size_t bytes) {
  if (bytes > 0) {
    check(reinterpret_cast<std::uintptr_t>(from), bytes, false);
    check(reinterpret_cast<std::uintptr_t>(to), bytes, true);
  }
  return std::memcpy(to, from, bytes);
}
void* __asan_memmove(void* to, const void* from, std::size_t bytes) {
  if (bytes > 0) {
    check(reinterpret_cast<std::uintptr_t>(from), bytes, false);
    check(reinterpret_cast<std::uintptr_t>(to), bytes, true);
  }
  return std::memmove(to, from, bytes);
}
void* __asan_memset(void* to, int value, std::size_t bytes) {
  if (bytes > 0) check(reinterpret_cast<std::uintptr_t>(to), bytes, true);
  return std::memset(to, value, bytes);
}

// The program's calls of malloc and its relatives: see allocation.hpp.
void* cpp_listings_malloc(std::size_t bytes) {
  return take(bytes, Source::bytes);
}
void* cpp_listings_calloc(std::size_t size, std::size_t element_size) {
  if (element_size != 0 && size > memory_limit / element_size) return nullptr;
  const std::size_t bytes = size * element_size;
  void* const memory = take(bytes, Source::bytes);
  return memory == nullptr ? nullptr : __asan_memset(memory, 0, bytes);
}
void cpp_listings_free(void* memory) {
  if (memory == nullptr) return;
  if (Block* const block = block_at(memory)) {
    give(block, Source::bytes);
    return;
  }
  refuse_foreign(memory, "free()");
  std::free(memory);
}
void* cpp_listings_realloc(void* memory, std::size_t bytes) {
  if (memory == nullptr) return cpp_listings_malloc(bytes);
  Block* const block = block_at(memory);
  if (block == nullptr) {
    refuse_foreign(memory, "realloc()");
    return std::realloc(memory, bytes);
  }
  if (block->is_freed) {
    host::panic("realloc() was called on memory that was already freed");
  }
  if (block->source != Source::bytes) {
    trace::stop_watching();
    host::panic(std::string{"realloc() was called on memory from "} +
                name_of_allocating(block->source));
  }
  void* const moved = take(bytes, Source::bytes);
  if (moved == nullptr) return nullptr;
  __asan_memcpy(moved, memory, std::min(bytes, block->bytes));
  give(block, Source::bytes);
  return moved;
}

/// The check of libc++'s header of trees: see build/treeHeader.ts. A block
/// begins at an element, unless the program has its own allocator. Then an
/// element is a child of its parent. The end of a tree has no parent, and lies
/// within the map or set.
bool cpp_listings_is_element(const void* node) noexcept {
  struct Node {
    const void* left;
    const void* right;
    const Node* parent;
  };
  if (node == nullptr) return false;
  if (block_at(node) != nullptr) return true;
  const Node* const parent = static_cast<const Node*>(node)->parent;
  const auto address = reinterpret_cast<std::uintptr_t>(parent);
  constexpr std::size_t page = 65'536;
  return address >= first_used && address % alignof(Node) == 0 &&
         address <= __builtin_wasm_memory_size(0) * page - sizeof(Node) &&
         (parent->left == node || parent->right == node);
}

// Replaces libc's wmemchr, which is not instrumented. libc++ calls it for
// std::find on an array.
wchar_t* wmemchr(const wchar_t* from, wchar_t wanted, std::size_t size) {
  for (std::size_t i = 0; i < size; ++i) {
    check(reinterpret_cast<std::uintptr_t>(from + i), sizeof(wchar_t), false);
    if (from[i] == wanted) return const_cast<wchar_t*>(from + i);
  }
  return nullptr;
}

int memcmp(const void* one, const void* other, std::size_t bytes) {
  const auto first = reinterpret_cast<std::uintptr_t>(one);
  const auto second = reinterpret_cast<std::uintptr_t>(other);
  if (is_negative(first, bytes)) refuse(first, bytes, false);
  const auto* const a = static_cast<const unsigned char*>(one);
  const auto* const b = static_cast<const unsigned char*>(other);
  std::size_t read = 0;
  int difference = 0;
  while (read < bytes && difference == 0) {
    difference = a[read] - b[read];
    ++read;
  }
  // Check only up to the first difference, as a loop over the elements would
  // read.
  if (read > 0) {
    check(first, read, false);
    check(second, read, false);
  }
  return difference;
}
void* memchr(const void* from, int wanted, std::size_t bytes) {
  auto* const first = static_cast<unsigned char*>(const_cast<void*>(from));
  std::size_t read = 0;
  bool is_found = false;
  while (read < bytes && !is_found) {
    is_found = first[read++] == static_cast<unsigned char>(wanted);
  }
  // Check only up to the match, because the memory may end after it.
  if (read > 0) check(reinterpret_cast<std::uintptr_t>(from), read, false);
  return is_found ? first + read - 1 : nullptr;
}
void __asan_handle_no_return() {}
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
  Block* const block = live_block_at(first);
  // An allocator of the program may have put the vector into a larger block.
  if (block == nullptr || block->bytes != bytes_before(limit)) return;
  allow(block, trace::is_listing() ? bytes_before(end) : block->bytes);
}
void __sanitizer_annotate_double_ended_contiguous_container(
    const void*, const void*, const void*, const void*, const void*,
    const void*) {}
}
