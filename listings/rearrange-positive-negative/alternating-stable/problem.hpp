// What the problem is, whichever listing solves it.
#pragma once

#include "proof.hpp"

namespace {

using Answer = std::vector<int>;

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

  /// Most values have the same sign: more of them than 16 bits can count.
  static Input large(proof::Random& random, std::size_t size) {
    const unsigned negatives = random.chance(50) ? 90 : 10;
    std::vector<int> a =
        random.values(size, 0, std::numeric_limits<int>::max());
    for (int& value : a) value = random.chance(negatives) ? -1 - value : value;
    return {std::move(a)};
  }

  static Answer oracle(const std::vector<int>& a) {
    std::vector<int> groups[2];
    for (const int value : a) groups[value < 0 ? 0 : 1].push_back(value);
    const auto& [negatives, others] = groups;
    std::vector<int> result;
    for (std::size_t i = 0; i < a.size(); ++i) {
      if (i < negatives.size()) result.push_back(negatives[i]);
      if (i < others.size()) result.push_back(others[i]);
    }
    return result;
  }

  /// Signs at random: every approach has work to do throughout.
  static Input worst(std::size_t n) {
    return {proof::Random{n}.values(n, -1000, 999)};
  }
};

}  // namespace
