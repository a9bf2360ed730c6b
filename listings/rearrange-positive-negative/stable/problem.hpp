// What the problem is, whichever listing solves it.
#pragma once

#include "proof.hpp"

namespace {

/// An array and the index at which the listing split it.
struct Groups {
  std::vector<int> a;
  std::size_t split;
};

/// Shows the groups as they stand: their order counts.
void show(proof::Writer& out, const Groups& groups) {
  const auto& [a, split] = groups;
  if (split > a.size()) throw std::out_of_range("the split lies past the end");
  const auto at = a.begin() + static_cast<std::ptrdiff_t>(split);
  proof::show(out,
              std::pair{std::vector(a.begin(), at), std::vector(at, a.end())});
}

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    switch (random.next() % 4) {
      case 0:
        return {random.values(size, -1, 1)};
      case 1:
        return {random.values(size, std::numeric_limits<int>::min(),
                              std::numeric_limits<int>::max())};
      case 2:
        return {random.mixed(size, -1000, 1000)};
      default:
        return {random.values(size, -50, 50)};
    }
  }

  static Groups oracle(const std::vector<int>& a) {
    Groups groups{{}, 0};
    for (const int value : a) {
      if (value < 0) groups.a.push_back(value);
    }
    groups.split = groups.a.size();
    for (const int value : a) {
      if (value >= 0) groups.a.push_back(value);
    }
    return groups;
  }

  /// Signs at random: every approach has work to do throughout.
  static Input worst(std::size_t n) {
    return {proof::Random{n}.values(n, -1000, 999)};
  }
};

}  // namespace
