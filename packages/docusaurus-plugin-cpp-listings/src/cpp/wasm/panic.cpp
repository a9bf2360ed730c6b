// Ends a run that cannot continue, with a message for the page. It is linked
// into every module, so that no failed check pulls in stdio and locales.
#include <__verbose_abort>
#include <cstdarg>
#include <cstdint>
#include <cstring>

#include "host.hpp"

extern "C" {
__attribute__((import_module("env"), import_name("panic"))) void host_panic(
    const char* words, std::size_t length);
}

namespace host {

[[noreturn]] void panic(std::string_view words) {
  host_panic(words.data(), words.size());
  __builtin_trap();
}

[[noreturn]] void out_of_memory() { panic("the program ran out of memory"); }

[[noreturn]] void panic_formatted(const char* format, std::va_list arguments) {
  static char words[512];
  std::size_t length = 0;
  const auto put = [&](std::string_view text) {
    const std::size_t room = sizeof words - length;
    const std::size_t taken = text.size() < room ? text.size() : room;
    std::memcpy(words + length, text.data(), taken);
    length += taken;
  };
  for (; *format != '\0'; ++format) {
    if (format[0] == '%' && format[1] == 's') {
      put(va_arg(arguments, const char*));
      ++format;
    } else if (format[0] == '%' && format[1] == 'd') {
      const std::int64_t value = va_arg(arguments, int);
      char digits[12];
      std::size_t first = sizeof digits;
      std::int64_t rest = value < 0 ? -value : value;
      do {
        digits[--first] = static_cast<char>('0' + rest % 10);
        rest /= 10;
      } while (rest > 0);
      if (value < 0) digits[--first] = '-';
      put({digits + first, sizeof digits - first});
      ++format;
    } else {
      put({format, 1});
    }
  }
  panic({words, length});
}

}  // namespace host

_LIBCPP_BEGIN_NAMESPACE_STD
/// Reports the library's message when the library ends a program. In readers'
/// programs library_errors.cpp replaces this function.
[[noreturn]] __attribute__((weak)) void __libcpp_verbose_abort(
    const char* format, ...) noexcept {
  std::va_list arguments;
  va_start(arguments, format);
  host::panic_formatted(format, arguments);
}
_LIBCPP_END_NAMESPACE_STD

extern "C" {
// Called when a check in the library's headers fails: see assertion_handler.
[[noreturn]] void cpp_listings_check_failed(const char* message) noexcept {
  host::panic(message);
}

_Noreturn void abort() { host::panic("abort() was called"); }

[[noreturn]] void __abort_message(const char* format, ...) {
  std::va_list arguments;
  va_start(arguments, format);
  host::panic_formatted(format, arguments);
}

// Called by assert(). The library's own function calls abort(), whose message
// would not contain the condition.
_Noreturn void __assert_fail(const char* condition, const char*, int,
                             const char*) {
  __abort_message("the assertion %s is false", condition);
}

// The functions that -fsanitize-minimal-runtime calls, one per kind of
// undefined behaviour.
#define CPP_LISTINGS_UNDEFINED(kind, words)                   \
  [[noreturn]] void __ubsan_handle_##kind##_minimal_abort() { \
    host::panic(words);                                       \
  }
CPP_LISTINGS_UNDEFINED(add_overflow, "a sum of signed integers overflows")
CPP_LISTINGS_UNDEFINED(sub_overflow,
                       "a difference of signed integers overflows")
CPP_LISTINGS_UNDEFINED(mul_overflow, "a product of signed integers overflows")
CPP_LISTINGS_UNDEFINED(negate_overflow,
                       "negating the smallest integer overflows")
CPP_LISTINGS_UNDEFINED(
    divrem_overflow,
    "a division by zero, or the smallest integer divided by -1")
CPP_LISTINGS_UNDEFINED(shift_out_of_bounds,
                       "a shift by a negative number of bits, or by at least "
                       "the width of the type")
CPP_LISTINGS_UNDEFINED(out_of_bounds, "an index is outside the array")

CPP_LISTINGS_UNDEFINED(load_invalid_value,
                       "a bool or enum has an invalid value; it was probably "
                       "never initialized")
CPP_LISTINGS_UNDEFINED(vla_bound_not_positive,
                       "an array whose size is zero or negative")
CPP_LISTINGS_UNDEFINED(float_cast_overflow,
                       "a number does not fit the integer it is converted to")
CPP_LISTINGS_UNDEFINED(nonnull_return,
                       "a null pointer is returned where null is not allowed")
CPP_LISTINGS_UNDEFINED(nonnull_arg,
                       "a null pointer is passed where null is not allowed")
CPP_LISTINGS_UNDEFINED(
    pointer_overflow,
    "pointer arithmetic overflows, or starts from a null pointer")
CPP_LISTINGS_UNDEFINED(type_mismatch, "a null or misaligned pointer is used")
CPP_LISTINGS_UNDEFINED(alignment_assumption,
                       "a pointer is not aligned as the program assumes")
#undef CPP_LISTINGS_UNDEFINED

// These two never return, so their names lack the suffix.
[[noreturn]] void __ubsan_handle_missing_return_minimal() {
  host::panic("a function that must return a value ends without one");
}
[[noreturn]] void __ubsan_handle_builtin_unreachable_minimal() {
  host::panic("the program reached code that is marked unreachable");
}
}
