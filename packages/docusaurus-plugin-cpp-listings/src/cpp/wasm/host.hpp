// What a module calls in the page that runs it.
#pragma once

#include <cstdarg>
#include <cstddef>
#include <string_view>

namespace host {

/// Ends the run: the page takes the words, and the module stops by itself,
/// because a JavaScript exception does not pass a noexcept function.
[[noreturn]] void panic(std::string_view words);

/// The same with a message of the library, whose conversions are %s and %d.
[[noreturn]] void panic_formatted(const char* format, std::va_list arguments);

/// The nanoseconds since some fixed moment; plain modules alone have a clock.
double now();

}  // namespace host
