// What the problem is, whichever listing solves it.
#pragma once

#include <algorithm>
#include <unordered_map>

#include "proof.hpp"

namespace {

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    std::vector<int> a = random.mixed(size, -1'000'000'000, 1'000'000'000);
    if (random.chance(60)) {
      const int values = static_cast<int>(1 + size * 2 / 3);
      for (int& value : a) value = 13 * (random.between(0, values) - 2);
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

  /// Half of the keys differ in their upper 16 bits only: a hash that leaves
  /// these out puts all of them in one bucket.
  static Input large(proof::Random& random, std::size_t size) {
    std::vector<int> a(size);
    for (int& value : a) {
      value = random.chance(50)
                  ? 65'536 * random.between(-32'768, 32'767)
                  : random.between(std::numeric_limits<int>::min(),
                                   std::numeric_limits<int>::max());
    }
    return {a};
  }

  /// Keys that an unsalted map of this library puts in one bucket, each twice.
  static Input worst(std::size_t n) {
    const std::size_t keys = n / 2;
    std::unordered_map<std::size_t, std::size_t> probe;
    for (std::size_t key = 0; key < keys; ++key) ++probe[key];
    std::vector<int> a(n);
    for (std::size_t i = 0; i < 2 * keys; ++i) {
      a[i] = static_cast<int>((1 + i % keys) * probe.bucket_count());
    }
    return {a};
  }
};

}  // namespace
