// Prints and reads values in the notation of problem.yaml without streams,
// which would be the largest part of a module.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

#include "show_values.hpp"

namespace proof {

/// Collects printed values in a string.
class Writer {
 public:
  Writer& operator<<(char character);
  Writer& operator<<(std::string_view text);
  template <std::integral Value>
    requires(!std::same_as<Value, char> && !std::same_as<Value, bool>)
  Writer& operator<<(Value value) {
    if constexpr (std::is_signed_v<Value>) {
      integer(value);
    } else {
      natural(value);
    }
    return *this;
  }
  std::string take();

 private:
  void integer(std::int64_t value);
  void natural(std::uint64_t value);

  std::string text_;
};

/// Parses values from a text. The page has already checked the text, so an
/// unreadable one is a bug in this program.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_{text} {}

  /// The next character that is not a space; 0 at the end.
  char peek();
  void expect(char wanted);
  template <std::integral Value>
  Value integer() {
    using Limits = std::numeric_limits<Value>;
    if constexpr (std::is_signed_v<Value>) {
      return static_cast<Value>(integer_in(Limits::min(), Limits::max()));
    } else {
      return static_cast<Value>(natural_to(Limits::max()));
    }
  }
  /// The text up to a character, which is skipped.
  std::string_view up_to(char end);
  [[noreturn]] void unreadable();

 private:
  std::int64_t integer_in(std::int64_t low, std::int64_t high);
  std::uint64_t natural_to(std::uint64_t high);

  std::string_view text_;
};

template <typename Value>
std::string shown(const Value& value) {
  Writer out;
  show(out, value);
  return out.take();
}

/// Formats the arguments of a call as in problem.yaml: separated by "; ".
template <typename... Values>
std::string shown_input(const std::tuple<Values...>& input) {
  Writer out;
  show_input(out, input);
  return out.take();
}

template <std::integral Value>
void read(Reader& in, Value& value) {
  if constexpr (std::same_as<Value, bool>) {
    value = in.peek() == 't';
    in.up_to('e');
  } else {
    value = in.integer<Value>();
  }
}

void read(Reader& in, std::string& value);

template <typename Value>
void read(Reader& in, std::vector<Value>& values) {
  in.expect('[');
  if (in.peek() == ']') {
    in.expect(']');
    return;
  }
  for (;;) {
    Value value{};
    read(in, value);
    values.push_back(value);
    if (in.peek() == ']') break;
    in.expect(',');
  }
  in.expect(']');
}

// Instantiations that most problems use are compiled once, in notation.cpp.
extern template void show(Writer&, const std::vector<int>&);
extern template void show(Writer&, const std::vector<std::int64_t>&);
extern template std::string shown(const std::vector<int>&);
extern template void read(Reader&, std::vector<int>&);
extern template void read(Reader&, std::vector<std::int64_t>&);
extern template void read(Reader&, std::vector<std::size_t>&);

}  // namespace proof
