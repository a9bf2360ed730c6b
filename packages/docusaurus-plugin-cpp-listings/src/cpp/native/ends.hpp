// Puts the smallest and largest values that a problem allows into a random
// input, whatever the types of its arguments are.
#ifndef CPP_LISTINGS_ENDS_HPP
#define CPP_LISTINGS_ENDS_HPP

#include <algorithm>
#include <cstddef>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

#include "notation.hpp"
#include "random.hpp"

namespace proof {

/// The range that problem.yaml gives for an argument's values, in its notation.
/// Without ends, the argument keeps its random value.
struct Range {
  std::string low;
  std::string high;
  bool is_sorted = false;
};

/// One range for each argument.
using Ranges = std::vector<Range>;

/// Reads ranges from the command line: "LOW HIGH", "LOW HIGH sorted" or "".
Ranges ranges_from(const std::vector<std::string>& words);

/// Which elements of an array are replaced by an end of their range.
enum class Pattern { none, some, lowest, highest, alternating };

/// How the ends are put into an input.
struct Ends {
  const Ranges& ranges;
  Pattern pattern;
  /// Whether arguments that are not arrays may change too. They decide how long
  /// an answer is.
  bool has_numbers;
  Random& random;
};

template <typename Value>
constexpr bool is_array = false;
template <typename Element>
constexpr bool is_array<std::vector<Element>> = true;

/// Parses an end of a range. An element's type may be the problem's own.
template <typename Value>
Value value_from(const std::string& text) {
  std::istringstream in(text);
  Value value{};
  read(in, value);
  return value;
}

template <typename Element>
void put_ends(std::vector<Element>& values, const Range& range,
              const Ends& ends) {
  if constexpr (is_array<Element>) {
    for (Element& each : values) put_ends(each, range, ends);
  } else {
    const Element low = value_from<Element>(range.low);
    const Element high = value_from<Element>(range.high);
    for (std::size_t i = 0; i < values.size(); ++i) {
      switch (ends.pattern) {
        case Pattern::none:
          return;
        case Pattern::some:
          if (ends.random.chance(50)) {
            values[i] = ends.random.chance(50) ? low : high;
          }
          break;
        case Pattern::lowest:
          values[i] = low;
          break;
        case Pattern::highest:
          values[i] = high;
          break;
        case Pattern::alternating:
          values[i] = i % 2 == 0 ? low : high;
      }
    }
  }
}

/// Replaces a number by one of the ends, half of the time.
template <typename Value>
void put_ends(Value& value, const Range& range, const Ends& ends) {
  if (!ends.has_numbers || ends.random.chance(50)) return;
  value = value_from<Value>(ends.random.chance(50) ? range.low : range.high);
}

template <typename Value>
void sort_array(Value& value) {
  if constexpr (is_array<Value>) {
    using Element = typename Value::value_type;
    if constexpr (is_array<Element>) {
      for (Element& each : value) sort_array(each);
    } else if constexpr (requires(Element x) { x < x; }) {
      // Most arrays are sorted already, and checking is cheaper than sorting.
      if (!std::is_sorted(value.begin(), value.end())) {
        std::sort(value.begin(), value.end());
      }
    }
  }
}

/// Sorts each array of an input in ascending order.
template <typename... Values>
void sort_arrays(std::tuple<Values...>& input) {
  std::apply([](auto&... each) { (sort_array(each), ...); }, input);
}

template <typename... Values>
void put_ends(std::tuple<Values...>& input, const Ends& ends) {
  std::size_t argument = 0;
  const auto put = [&](auto& value) {
    if (argument >= ends.ranges.size()) return;
    const Range& range = ends.ranges[argument++];
    if (range.low.empty()) return;
    put_ends(value, range, ends);
    if (range.is_sorted) sort_array(value);
  };
  std::apply([&put](auto&... each) { (put(each), ...); }, input);
}

// Instantiations that most problems use are compiled once, in trials.cpp.
extern template void put_ends(std::vector<int>&, const Range&, const Ends&);
extern template void sort_array(std::vector<int>&);

}  // namespace proof

#endif
