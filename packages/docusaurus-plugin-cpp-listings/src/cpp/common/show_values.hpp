// Prints values in the notation of problem.yaml.
#ifndef CPP_LISTINGS_SHOW_VALUES_HPP
#define CPP_LISTINGS_SHOW_VALUES_HPP

#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace proof {

// `Writer` prints a character, a text and a number with `<<`.

template <typename Writer, std::integral Value>
void show(Writer& out, Value value) {
  if constexpr (std::same_as<Value, bool>) {
    out << (value ? "true" : "false");
  } else {
    out << +value;
  }
}

template <typename Writer>
void show(Writer& out, const std::string& value) {
  out << '"' << value << '"';
}

template <typename Writer, typename Value>
void show(Writer& out, const std::optional<Value>& value);
template <typename Writer, typename First, typename Second>
void show(Writer& out, const std::pair<First, Second>& value);
template <typename Writer, typename... Values>
void show(Writer& out, const std::tuple<Values...>& values);

template <typename Writer, typename Value>
void show(Writer& out, const std::vector<Value>& values) {
  out << '[';
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (i > 0) out << ", ";
    show(out, static_cast<const Value&>(values[i]));
  }
  out << ']';
}

template <typename Writer, typename Value>
void show(Writer& out, const std::optional<Value>& value) {
  if (value) {
    show(out, *value);
  } else {
    out << "none";
  }
}

/// Prints the members of a tuple with a separator between them.
template <typename Writer, typename... Values>
void show_members(Writer& out, const std::tuple<Values...>& values,
                  const char* separator) {
  std::apply(
      [&out, separator](const auto&... each) {
        bool first = true;
        ((out << (first ? "" : separator), first = false, show(out, each)),
         ...);
      },
      values);
}

template <typename Writer, typename... Values>
void show(Writer& out, const std::tuple<Values...>& values) {
  out << '(';
  show_members(out, values, ", ");
  out << ')';
}

template <typename Writer, typename First, typename Second>
void show(Writer& out, const std::pair<First, Second>& value) {
  show(out, std::tuple<First, Second>{value.first, value.second});
}

/// Prints the arguments of a call.
template <typename Writer, typename... Values>
void show_input(Writer& out, const std::tuple<Values...>& input) {
  show_members(out, input, "; ");
}

}  // namespace proof

#endif
