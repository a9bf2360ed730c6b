// What the problem is, whichever listing solves it.
#pragma once

#include <algorithm>

#include "proof.hpp"

namespace {

using Array = std::vector<int>;

struct Problem {
  using Input = std::tuple<Array, Array>;
  using Output = std::pair<Array, Array>;

  static Input random(proof::Random& random, std::size_t size) {
    // Both from one draw, so that a and b share a band of values.
    const auto all = random.mixed(size, -1'000'000'000, 1'000'000'000);
    const auto cut =
        static_cast<std::ptrdiff_t>(random.between(std::size_t{0}, all.size()));
    Input input{{all.begin(), all.begin() + cut},
                {all.begin() + cut, all.end()}};
    std::sort(std::get<0>(input).begin(), std::get<0>(input).end());
    std::sort(std::get<1>(input).begin(), std::get<1>(input).end());
    return input;
  }

  /// Two arrays of that size, in which most values come more than once.
  static Input large(proof::Random& random, std::size_t size) {
    Input input{random.values(size, -10'000, 10'000),
                random.values(size, -10'000, 10'000)};
    std::sort(std::get<0>(input).begin(), std::get<0>(input).end());
    std::sort(std::get<1>(input).begin(), std::get<1>(input).end());
    return input;
  }

  static Output oracle(const Array& a, const Array& b) {
    Array all = a;
    all.insert(all.end(), b.begin(), b.end());
    std::sort(all.begin(), all.end());
    const auto cut = all.begin() + std::ssize(a);
    return {{all.begin(), cut}, {cut, all.end()}};
  }

  /// n elements in all; a and b alternate.
  static Input worst(std::size_t n) {
    Input input;
    for (std::size_t i = 0; i < n; ++i) {
      Array& array = i % 2 == 0 ? std::get<0>(input) : std::get<1>(input);
      array.push_back(static_cast<int>(i));
    }
    return input;
  }
};

}  // namespace
