// The notation of problem.yaml: printing and reading values.
#ifndef CPP_LISTINGS_NOTATION_HPP
#define CPP_LISTINGS_NOTATION_HPP

#include <concepts>
#include <cstddef>
#include <istream>
#include <optional>
#include <ostream>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace proof {

/// The streams for printing and reading values. A module for the page uses
/// other types, because streams would be the largest part of the module.
using Writer = std::ostream;
using Reader = std::istream;

// --- Showing values. ---

template <std::integral Value>
void show(std::ostream& out, Value value) {
  if constexpr (std::same_as<Value, bool>) {
    out << (value ? "true" : "false");
  } else {
    out << +value;
  }
}

void show(std::ostream& out, const std::string& value);

template <typename Value>
void show(std::ostream& out, const std::optional<Value>& value);
template <typename First, typename Second>
void show(std::ostream& out, const std::pair<First, Second>& value);
template <typename... Values>
void show(std::ostream& out, const std::tuple<Values...>& values);

template <typename Value>
void show(std::ostream& out, const std::vector<Value>& values) {
  out << '[';
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (i > 0) out << ", ";
    show(out, static_cast<const Value&>(values[i]));
  }
  out << ']';
}

template <typename Value>
void show(std::ostream& out, const std::optional<Value>& value) {
  if (value) {
    show(out, *value);
  } else {
    out << "none";
  }
}

template <typename... Values>
void show(std::ostream& out, const std::tuple<Values...>& values) {
  out << '(';
  std::apply(
      [&out](const auto&... each) {
        bool first = true;
        ((out << (first ? "" : ", "), first = false, show(out, each)), ...);
      },
      values);
  out << ')';
}

template <typename First, typename Second>
void show(std::ostream& out, const std::pair<First, Second>& value) {
  show(out, std::tuple<First, Second>{value.first, value.second});
}

template <typename Value>
std::string shown(const Value& value) {
  std::ostringstream out;
  show(out, value);
  return out.str();
}

/// Formats the arguments of a call as in problem.yaml: separated by "; ".
template <typename... Values>
std::string shown_input(const std::tuple<Values...>& input) {
  std::ostringstream out;
  std::apply(
      [&out](const auto&... each) {
        bool first = true;
        ((out << (first ? "" : "; "), first = false, show(out, each)), ...);
      },
      input);
  return out.str();
}

// --- Reading values. ---

[[noreturn]] void unreadable(std::istream& in, std::string_view wanted);

void expect(std::istream& in, char wanted);

template <std::integral Value>
void read(std::istream& in, Value& value) {
  if constexpr (std::same_as<Value, bool>) {
    std::string word;
    in >> word;
    if (word != "true" && word != "false") unreadable(in, "true or false");
    value = word == "true";
  } else if (!(in >> value)) {
    unreadable(in, "an integer");
  }
}

void read(std::istream& in, std::string& value);

template <typename Value>
void read(std::istream& in, std::vector<Value>& values) {
  expect(in, '[');
  if ((in >> std::ws).peek() == ']') {
    in.get();
    return;
  }
  for (;;) {
    Value value{};
    read(in, value);
    values.push_back(value);
    char separator = 0;
    in >> separator;
    if (separator == ']') return;
    if (separator != ',') unreadable(in, "',' or ']'");
  }
}

template <typename... Values>
std::tuple<Values...> read_input(const std::string& line,
                                 std::tuple<Values...>*) {
  std::istringstream in(line);
  std::tuple<Values...> input;
  std::apply(
      [&in](auto&... each) {
        bool first = true;
        ((first ? void(first = false) : expect(in, ';'), read(in, each)), ...);
      },
      input);
  if (!(in >> std::ws).eof()) unreadable(in, "the end of the input");
  return input;
}

}  // namespace proof

#endif
