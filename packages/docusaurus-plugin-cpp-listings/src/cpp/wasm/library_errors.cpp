// Throws the exceptions that the library would throw. The library was built
// without exceptions: instead of throwing it calls a function that ends the
// program, with the name and the message of the exception. WebAssembly unwinds
// the library's functions when an exception is thrown here. They have nothing
// to clean up except the text of the message, which is freed here. Only
// readers' programs contain this file, because it makes modules larger.
#include <cstdarg>
#include <cstring>
#include <new>
#include <stdexcept>
#include <string>
#include <string_view>
#include <typeinfo>

#include "heap.hpp"
#include "host.hpp"

namespace {

constexpr std::string_view mark = " was thrown in -fno-exceptions mode";

template <typename Error>
[[noreturn]] void raise(const char* message) {
  const Error error{message};
  if (heap::bytes_at(message) > 0) {
    ::operator delete(const_cast<char*>(message));
  }
  throw error;
}

void raise_named(std::string_view name, const char* message) {
  if (name == "out_of_range") raise<std::out_of_range>(message);
  if (name == "invalid_argument") raise<std::invalid_argument>(message);
  if (name == "length_error") raise<std::length_error>(message);
  if (name == "overflow_error") raise<std::overflow_error>(message);
  if (name == "runtime_error") raise<std::runtime_error>(message);
}

}  // namespace

// Defines std::__libcpp_verbose_abort, which is declared noexcept, under
// another name. Replaces the weak definition in panic.cpp.
extern "C" [[noreturn]] void library_error(const char* format, ...) __asm__(
    "_ZNSt3__222__libcpp_verbose_abortEPKcz");

extern "C" [[noreturn]] void library_error(const char* format, ...) {
  std::va_list arguments;
  va_start(arguments, format);
  const std::string_view words{format};
  const std::size_t name = words.find(mark);
  if (name != words.npos && words.ends_with("with message \"%s\"")) {
    std::va_list message;
    va_copy(message, arguments);
    raise_named(words.substr(0, name), va_arg(message, const char*));
  }
  if (words.substr(0, name) == "system_error") {
    host::panic(
        "the program uses a feature that this page does not support, such as "
        "threads");
  }
  // Throwing these too would add the code that they need to every module.
  if (name != words.npos) {
    host::panic(
        "the library throws std::" + std::string{words.substr(0, name)} +
        ", which a program on this page cannot catch");
  }
  host::panic_formatted(format, arguments);
}
