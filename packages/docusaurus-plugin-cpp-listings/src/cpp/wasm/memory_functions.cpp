// The functions of libc that access memory, with checks, because libc is not
// instrumented.
#include "memory_functions.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "checks.hpp"
#include "shadow.hpp"

extern "C" {

void* __asan_memcpy(void* to, const void* from, std::size_t bytes) {
  if (bytes > 0) {
    checks::check_read(from, bytes);
    checks::check_write(to, bytes);
  }
  return std::memcpy(to, from, bytes);
}
void* __asan_memmove(void* to, const void* from, std::size_t bytes) {
  if (bytes > 0) {
    checks::check_read(from, bytes);
    checks::check_write(to, bytes);
  }
  return std::memmove(to, from, bytes);
}
void* __asan_memset(void* to, int value, std::size_t bytes) {
  if (bytes > 0) checks::check_write(to, bytes);
  return std::memset(to, value, bytes);
}

// Replaces libc's wmemchr, which libc++ calls for std::find on an array.
wchar_t* wmemchr(const wchar_t* from, wchar_t wanted, std::size_t size) {
  for (std::size_t i = 0; i < size; ++i) {
    checks::check_read(from + i, sizeof(wchar_t));
    if (from[i] == wanted) return const_cast<wchar_t*>(from + i);
  }
  return nullptr;
}

// Without the attribute, the compiler would replace the loop by a call of
// strlen.
[[clang::no_builtin("strlen")]] std::size_t strlen(const char* text) {
  std::size_t size = 0;
  while (text[size] != '\0') ++size;
  checks::check_read(text, size + 1);
  return size;
}
char* strcpy(char* to, const char* from) {
  __asan_memcpy(to, from, std::strlen(from) + 1);
  return to;
}
char* strcat(char* to, const char* from) {
  strcpy(to + std::strlen(to), from);
  return to;
}

int memcmp(const void* one, const void* other, std::size_t bytes) {
  const auto first = reinterpret_cast<std::uintptr_t>(one);
  if (shadow::is_negative(first, bytes)) checks::refuse(first, bytes, false);
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
    checks::check_read(one, read);
    checks::check_read(other, read);
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
  if (read > 0) checks::check_read(from, read);
  return is_found ? first + read - 1 : nullptr;
}
}
