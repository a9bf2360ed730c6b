// What the problem is, whichever listing solves it.
#pragma once

#include <algorithm>

#include "proof.hpp"

namespace {

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    std::vector<int> a = random.mixed(size, -1'000'000'000, 1'000'000'000);
    if (random.chance(60)) {
      // Few enough values that most occur several times, and some once.
      const int values = static_cast<int>(1 + size * 2 / 3);
      for (int& value : a) value = random.between(0, values) - 2;
    }
    for (int& value : a) {
      if (random.chance(5)) value = std::numeric_limits<int>::min();
      if (random.chance(5)) value = std::numeric_limits<int>::max();
    }
    return {a};
  }

  static std::optional<int> oracle(const std::vector<int>& a) {
    for (const int value : a) {
      if (std::count(a.begin(), a.end(), value) == 1) return value;
    }
    return std::nullopt;
  }

  static std::optional<int> quick_oracle(const std::vector<int>& a) {
    std::vector<int> sorted = a;
    std::sort(sorted.begin(), sorted.end());
    for (const int value : a) {
      const auto [from, to] =
          std::equal_range(sorted.begin(), sorted.end(), value);
      if (to - from == 1) return value;
    }
    return std::nullopt;
  }

  /// As many values to draw from as there are elements.
  static Input average(proof::Random& random, std::size_t n) {
    return {random.values(n, 1, static_cast<int>(n))};
  }

  /// The first element is the answer, and all others are equal.
  static Input best(std::size_t n) {
    std::vector<int> a(n, 2);
    a[0] = 1;
    return {a};
  }

  /// The answer is the first element, as in `best`: a scan reads all for it
  /// once.
  static Input easy(std::size_t n) { return best(n); }

  /// Every value twice, the copies half the array apart.
  static Input worst(std::size_t n) {
    std::vector<int> a =
        proof::Random{n}.values(n / 2, std::numeric_limits<int>::min(),
                                std::numeric_limits<int>::max());
    a.reserve(n);
    for (std::size_t i = 0; i < n / 2; ++i) a.push_back(a[i]);
    a.resize(n);
    return {a};
  }
};

}  // namespace
