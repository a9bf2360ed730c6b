// What the problem is, whichever listing solves it.
#pragma once

#include <algorithm>

#include "proof.hpp"

namespace {

/// The values that a listing kept.
struct Bag {
  std::vector<int> values;
};

/// Shows the values in ascending order: any order is right.
void show(proof::Writer& out, Bag bag) {
  std::sort(bag.values.begin(), bag.values.end());
  proof::show(out, bag.values);
}

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

  static Bag oracle(const std::vector<int>& a) {
    Bag result;
    for (const int value : a) {
      if ((value & 1) == 1) result.values.push_back(value);
    }
    return result;
  }

  /// The even values first: every odd value has to move, and far.
  static Input worst(std::size_t n) {
    std::vector<int> a(n);
    for (std::size_t i = 0; i < n; ++i) a[i] = i < n / 2 ? 2 : -3;
    return {std::move(a)};
  }
};

}  // namespace
