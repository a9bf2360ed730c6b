#include "meter.hpp"

#include <malloc.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>

namespace {

struct Reading {
  bool running = false;
  std::uint64_t steps = 0;
  std::ptrdiff_t live = 0;
  std::ptrdiff_t peak = 0;
  std::uintptr_t stack_base = 0;
  std::ptrdiff_t stack = 0;
};

constinit Reading reading;

void note_peak() {
  reading.peak = std::max(reading.peak, reading.live + reading.stack);
}

void note_words(std::size_t bytes) {
  if (reading.running) reading.steps += bytes / sizeof(int);
}

}  // namespace

namespace meter {

void start() {
  reading = Reading{};
  reading.stack_base =
      reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0));
  reading.running = true;
}

void stop() { reading.running = false; }

std::uint64_t steps() { return reading.steps; }

std::size_t extra_bytes() {
  return static_cast<std::size_t>(std::max<std::ptrdiff_t>(
      0, reading.peak - std::max<std::ptrdiff_t>(0, reading.live)));
}

}  // namespace meter

// The compiler calls this at the start of every basic block of the code under
// -fsanitize-coverage=trace-pc.
extern "C" void __sanitizer_cov_trace_pc() {
  if (!reading.running) return;
  ++reading.steps;
  const auto here =
      reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0));
  if (here < reading.stack_base) {
    reading.stack = std::max(
        reading.stack, static_cast<std::ptrdiff_t>(reading.stack_base - here));
    note_peak();
  }
}

// The linker routes the listing's own calls here (--wrap).
extern "C" {
void* __real_memmove(void* to, const void* from, std::size_t bytes);
void* __real_memcpy(void* to, const void* from, std::size_t bytes);
void* __real_memset(void* to, int byte, std::size_t bytes);

void* __wrap_memmove(void* to, const void* from, std::size_t bytes) {
  note_words(bytes);
  return __real_memmove(to, from, bytes);
}

void* __wrap_memcpy(void* to, const void* from, std::size_t bytes) {
  note_words(bytes);
  return __real_memcpy(to, from, bytes);
}

void* __wrap_memset(void* to, int byte, std::size_t bytes) {
  note_words(bytes);
  return __real_memset(to, byte, bytes);
}
}

void* operator new(std::size_t bytes) {
  void* block = std::malloc(bytes == 0 ? 1 : bytes);
  if (block == nullptr) throw std::bad_alloc{};
  if (reading.running) {
    reading.live += static_cast<std::ptrdiff_t>(malloc_usable_size(block));
    note_peak();
  }
  return block;
}

void operator delete(void* block) noexcept {
  if (reading.running)
    reading.live -= static_cast<std::ptrdiff_t>(malloc_usable_size(block));
  std::free(block);
}

void operator delete(void* block, std::size_t) noexcept {
  operator delete(block);
}
