// What the problem is, whichever listing solves it.
#pragma once

#include "proof.hpp"

namespace {

using Answer = std::vector<int>;

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    switch (random.next() % 3) {
      case 0:
        return {random.values(size, -2, 2)};
      case 1:
        return {random.mixed(size, std::numeric_limits<int>::min(),
                             std::numeric_limits<int>::max())};
      default:
        return {random.values(size, -50, 50)};
    }
  }

  static Answer oracle(const std::vector<int>& a) {
    Answer result;
    for (const int value : a) {
      const int digit = value % 10;
      const bool odd = digit == 1 || digit == 3 || digit == 5 || digit == 7 ||
                       digit == 9 || digit == -1 || digit == -3 ||
                       digit == -5 || digit == -7 || digit == -9;
      if (odd) result.push_back(value);
    }
    return result;
  }

  static Input average(proof::Random& random, std::size_t n) {
    return {random.values(n, -1000, 1000)};
  }

  /// All are even, so none is kept.
  static Input best(std::size_t n) { return {std::vector<int>(n, 2)}; }

  /// The even values first: every odd value has to move.
  static Input worst(std::size_t n) {
    std::vector<int> a(n);
    for (std::size_t i = 0; i < n; ++i) a[i] = i < n / 6 ? 2 : -3;
    return {std::move(a)};
  }
};

}  // namespace
