// The functions of the page that a module calls.
#pragma once

#include <cstdarg>
#include <cstddef>
#include <string_view>

namespace host {

/// Ends the run. The page takes the message, and the module stops with a trap,
/// because a JavaScript exception does not pass a noexcept function.
[[noreturn]] void panic(std::string_view words);

/// Ends the run because an allocation failed.
[[noreturn]] void out_of_memory();

/// Ends the run with a message of the library, which may contain %s and %d.
[[noreturn]] void panic_formatted(const char* format, std::va_list arguments);

/// The nanoseconds since some fixed moment. Only plain modules have a clock.
double now();

}  // namespace host
