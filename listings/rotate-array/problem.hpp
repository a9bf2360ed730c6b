// What the problem is, whichever listing solves it.
#pragma once

#include "proof.hpp"

namespace {

struct Problem {
  using Input = std::tuple<std::vector<int>, std::int64_t>;

  static Input random(proof::Random& random, std::size_t size) {
    const auto n = static_cast<std::int64_t>(size);
    std::int64_t k = random.between(-3 * n - 1, 3 * n + 1);
    if (random.chance(10)) k = n * random.between(-3, 3);
    if (random.chance(10)) {
      k = random.between(std::numeric_limits<std::int64_t>::min(),
                         std::numeric_limits<std::int64_t>::max());
    }
    if (random.chance(5)) {
      k = random.chance(50) ? std::numeric_limits<std::int64_t>::min()
                            : std::numeric_limits<std::int64_t>::max();
    }
    return {random.mixed(size, -1'000'000'000, 1'000'000'000), k};
  }

  static std::vector<int> oracle(const std::vector<int>& a, std::int64_t k) {
    const auto n = static_cast<std::int64_t>(a.size());
    std::vector<int> rotated;
    for (std::int64_t i = 0; i < n; ++i) {
      const std::int64_t from = ((i + k % n) % n + n) % n;
      rotated.push_back(a[static_cast<std::size_t>(from)]);
    }
    return rotated;
  }

  /// Half of them are rotated by whole rounds only, which leave as many cycles
  /// as there are elements; the others by more than seven eighths of a round.
  static Input large(proof::Random& random, std::size_t size) {
    const auto n = static_cast<std::int64_t>(size);
    std::int64_t k = n * random.between(-3, 3);
    if (random.chance(50)) k -= random.between(std::int64_t{1}, n / 8);
    return {random.mixed(size, -1'000'000'000, 1'000'000'000), k};
  }

  /// By one place.
  static Input easy(std::size_t n) {
    return {proof::Random{n}.values(n, -1000, 1000), 1};
  }

  static Input average(proof::Random& random, std::size_t n) {
    const auto last = static_cast<std::int64_t>(n) - 1;
    const std::int64_t k = random.between(std::int64_t{0}, last);
    return {random.values(n, -1000, 1000), k};
  }

  /// As many places as there are elements: nothing has to move.
  static Input best(std::size_t n) {
    return {proof::Random{n}.values(n, -1000, 1000),
            static_cast<std::int64_t>(n)};
  }

  static Input worst(std::size_t n) {
    return {proof::Random{n}.values(n, -1000, 1000),
            static_cast<std::int64_t>(n) - 1};
  }
};

}  // namespace
