// What a module and the page that runs it call of each other.
#pragma once

#include <cstddef>
#include <string_view>

namespace host {

/// Ends the run: the page takes the words, and the module stops by itself,
/// because a JavaScript exception does not pass a noexcept function.
[[noreturn]] void panic(std::string_view words);

/// The nanoseconds since any moment; plain modules alone have a clock.
double now();

}  // namespace host
