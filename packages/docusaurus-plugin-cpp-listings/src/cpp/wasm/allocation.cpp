// The functions with which a program allocates and frees memory.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <string>
#include <string_view>

#include "block.hpp"
#include "host.hpp"
#include "memory_functions.hpp"
#include "shadow.hpp"
#include "watching.hpp"

extern "C" {
extern const char __heap_base;  // set by the linker
}

using heap::Block;
using heap::Source;

namespace {

void remove(void* memory, Source source) {
  if (memory == nullptr) return;
  Block* const block = heap::block_at(memory);
  if (block == nullptr) {
    trace::stop_watching();
    host::panic(std::string{heap::name_of_freeing(source)} +
                " was called on a pointer that " +
                heap::name_of_allocating(source) + " did not return");
  }
  heap::give(block, source);
}

/// Ends the run unless libc itself may have allocated the memory, as strdup
/// does.
void refuse_foreign(const void* memory, std::string_view call) {
  const auto address = reinterpret_cast<std::uintptr_t>(memory);
  bool is_foreign = address >= reinterpret_cast<std::uintptr_t>(&__heap_base) &&
                    address < shadow::memory_limit &&
                    address % alignof(std::max_align_t) == 0;
  const auto look_at = [&](const Block* block) {
    is_foreign =
        is_foreign &&
        (memory < block || address >= heap::first_of(block) + block->bytes);
  };
  heap::for_each_block(look_at);
  if (is_foreign) return;
  trace::stop_watching();
  host::panic(std::string{call} +
              " was called on a pointer that malloc() did not return");
}

void* taken(std::size_t bytes, Source source) {
  void* const memory = heap::take(bytes, source);
  if (memory == nullptr) host::out_of_memory();
  return memory;
}

}  // namespace

void* operator new(std::size_t bytes) { return taken(bytes, Source::object); }
void* operator new[](std::size_t bytes) { return taken(bytes, Source::array); }
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept {
  return heap::take(bytes, Source::object);
}
void* operator new[](std::size_t bytes, const std::nothrow_t&) noexcept {
  return heap::take(bytes, Source::array);
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

// The program's calls of malloc and its relatives: see allocation.hpp.
void* cpp_listings_malloc(std::size_t bytes) {
  return heap::take(bytes, Source::bytes);
}
void* cpp_listings_calloc(std::size_t size, std::size_t element_size) {
  if (element_size != 0 && size > shadow::memory_limit / element_size)
    return nullptr;
  const std::size_t bytes = size * element_size;
  void* const memory = heap::take(bytes, Source::bytes);
  return memory == nullptr ? nullptr : __asan_memset(memory, 0, bytes);
}
void cpp_listings_free(void* memory) {
  if (memory == nullptr) return;
  if (Block* const block = heap::block_at(memory)) {
    heap::give(block, Source::bytes);
    return;
  }
  refuse_foreign(memory, "free()");
  std::free(memory);
}
void* cpp_listings_realloc(void* memory, std::size_t bytes) {
  if (memory == nullptr) return cpp_listings_malloc(bytes);
  Block* const block = heap::block_at(memory);
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
                heap::name_of_allocating(block->source));
  }
  void* const moved = heap::take(bytes, Source::bytes);
  if (moved == nullptr) return nullptr;
  __asan_memcpy(moved, memory, std::min(bytes, block->bytes));
  heap::give(block, Source::bytes);
  return moved;
}
}
