// The notation of problem.yaml: printing and reading values.
#ifndef CPP_LISTINGS_NOTATION_HPP
#define CPP_LISTINGS_NOTATION_HPP

#include <concepts>
#include <cstddef>
#include <istream>
#include <ostream>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "show_values.hpp"

namespace proof {

/// The streams for printing and reading values. A module for the page uses
/// other types, because streams would be the largest part of the module.
using Writer = std::ostream;
using Reader = std::istream;

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
  show_input(out, input);
  return out.str();
}

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

// Instantiations that most problems use are compiled once, in trials.cpp.
extern template std::string shown(const std::vector<int>&);
extern template void read(std::istream&, std::vector<int>&);

}  // namespace proof

#endif
