// The functions of libc that access memory, with checks, because libc is not
// instrumented.
#include "memory_functions.hpp"

#include <algorithm>
#include <climits>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>

#include "checks.hpp"
#include "shadow.hpp"

namespace {

/// A size that vsnprintf accepts and no text has.
constexpr std::size_t largest_print = INT_MAX;

/// Prints to memory after checking that there is room for the text.
int print_to(char* to, std::size_t size, const char* format,
             std::va_list arguments) {
  std::va_list again;
  va_copy(again, arguments);
  const int length = std::vsnprintf(nullptr, 0, format, again);
  va_end(again);
  if (length >= 0 && size > 0) {
    checks::check_write(to,
                        std::min(size, static_cast<std::size_t>(length) + 1));
  }
  return std::vsnprintf(to, size, format, arguments);
}

}  // namespace

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
char* strncpy(char* to, const char* from, std::size_t size) {
  const std::size_t length = strnlen(from, size);
  // The null character at the end of a shorter text is read too.
  checks::check_read(from, length < size ? length + 1 : size);
  if (size > 0) checks::check_write(to, size);
  std::memset(to + length, 0, size - length);
  std::memcpy(to, from, length);
  return to;
}
char* strncat(char* to, const char* from, std::size_t size) {
  const std::size_t length = strnlen(from, size);
  char* const end = to + std::strlen(to);
  __asan_memcpy(end, from, length);
  checks::check_write(end + length, 1);
  end[length] = '\0';
  return to;
}
int strncmp(const char* one, const char* other, std::size_t size) {
  std::size_t read = 0;
  int difference = 0;
  bool is_end = false;
  while (read < size && difference == 0 && !is_end) {
    difference = static_cast<unsigned char>(one[read]) -
                 static_cast<unsigned char>(other[read]);
    is_end = one[read++] == '\0';
  }
  if (read > 0) {
    checks::check_read(one, read);
    checks::check_read(other, read);
  }
  return difference;
}
int strcmp(const char* one, const char* other) {
  return strncmp(one, other, ~std::size_t{0});
}

// The other functions that print to memory are rare.
int snprintf(char* to, std::size_t size, const char* format, ...) {
  std::va_list arguments;
  va_start(arguments, format);
  const int length = print_to(to, size, format, arguments);
  va_end(arguments);
  return length;
}
int sprintf(char* to, const char* format, ...) {
  std::va_list arguments;
  va_start(arguments, format);
  const int length = print_to(to, largest_print, format, arguments);
  va_end(arguments);
  return length;
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
