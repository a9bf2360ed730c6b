// What the problem is, whichever listing solves it.
#pragma once

#include "proof.hpp"

namespace {

using Run = std::tuple<std::int64_t, std::size_t, std::size_t>;
using Answer = std::optional<Run>;

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    return {random.mixed(size, -1'000'000'000, 1'000'000'000)};
  }

  static std::int64_t sum_of(const std::vector<int>& a, std::size_t from,
                             std::size_t length) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < length; ++i) sum += a[(from + i) % a.size()];
    return sum;
  }

  static std::string accepts(const Input& input, const Answer& answer) {
    const auto& [a] = input;
    if (a.empty()) return answer ? "an empty array has no subarray" : "";
    if (!answer) return "there is a subarray";
    const auto [sum, from, length] = *answer;
    if (from >= a.size()) return "the subarray starts outside the array";
    if (length < 1 || length > a.size()) return "the length is impossible";
    if (sum != sum_of(a, from, length)) return "the subarray has another sum";
    const std::int64_t largest = largest_sum(a);
    // The slow way proves the quick one on all inputs that are small.
    if (constexpr std::size_t small = 64;
        a.size() <= small && largest != largest_of_all(a)) {
      throw std::logic_error("the judge contradicts itself");
    }
    return largest > sum ? "there is a larger sum" : "";
  }

  static std::int64_t largest_of_all(const std::vector<int>& a) {
    std::int64_t largest = a[0];
    for (std::size_t start = 0; start < a.size(); ++start) {
      for (std::size_t count = 1; count <= a.size(); ++count) {
        const std::int64_t sum = sum_of(a, start, count);
        if (sum > largest) largest = sum;
      }
    }
    return largest;
  }

  /// A subarray that does not go round ends where a prefix does; one that does
  /// is a rest of the array and, before it, a prefix or nothing.
  static std::int64_t largest_sum(const std::vector<int>& a) {
    std::int64_t total = 0;
    for (const int value : a) total += value;
    std::int64_t largest = a[0];
    std::int64_t prefix = 0;
    std::int64_t least = 0;
    std::int64_t most = 0;
    for (const int value : a) {
      // The rest from here on, with the best prefix of what is before.
      if (total - prefix + most > largest) largest = total - prefix + most;
      prefix += value;
      if (prefix - least > largest) largest = prefix - least;
      if (prefix < least) least = prefix;
      if (prefix > most) most = prefix;
    }
    return largest;
  }

  static Input worst(std::size_t n) {
    return {proof::Random{n}.values(n, -1000, 1000)};
  }
};

}  // namespace
