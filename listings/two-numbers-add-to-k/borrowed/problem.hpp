// What the problem is, whichever listing solves it.
#pragma once

#include <algorithm>
#include <numeric>

#include "proof.hpp"

namespace {

using Answer = std::optional<std::pair<int, int>>;

constexpr int lowest = std::numeric_limits<int>::min();
constexpr int highest = std::numeric_limits<int>::max();

struct Problem {
  using Input = std::tuple<std::vector<int>, int>;

  static Input random(proof::Random& random, std::size_t size) {
    // Over all of int, or where no sum of two overflows.
    const std::vector<int> a =
        random.chance(50) ? random.mixed(size, lowest, highest)
                          : random.mixed(size, -1'000'000'000, 1'000'000'000);
    int k = random.chance(50) ? random.between(-20, 20)
                              : random.between(lowest, highest);
    if (!a.empty() && random.chance(70)) {
      const auto x = static_cast<unsigned>(a[random.next() % a.size()]);
      const auto y = static_cast<unsigned>(a[random.next() % a.size()]);
      k = static_cast<int>(x + y);
    }
    return {a, k};
  }

  static Answer oracle(const std::vector<int>& a, int k) {
    Answer best;
    for (std::size_t i = 0; i < a.size(); ++i) {
      for (std::size_t j = 0; j < a.size(); ++j) {
        if (i == j || a[i] > a[j] || std::int64_t{a[i]} + a[j] != k) continue;
        if (!best || a[i] < best->first) best = std::pair{a[i], a[j]};
      }
    }
    return best;
  }

  static Answer quick_oracle(std::vector<int> a, int k) {
    std::sort(a.begin(), a.end());
    for (std::size_t i = 0; i + 1 < a.size(); ++i) {
      const std::int64_t wanted = std::int64_t{k} - a[i];
      const auto from = a.begin() + static_cast<std::ptrdiff_t>(i) + 1;
      const auto at = std::lower_bound(from, a.end(), wanted);
      if (at != a.end() && *at == wanted) return std::pair{a[i], *at};
    }
    return std::nullopt;
  }

  // An order in which std::ranges::sort recurses as deep as it ever does, made
  // by the adversary of McIlroy, "A killer adversary for quicksort" (1999):
  // values are settled only when compared, and the pivot's as small as can be.
  static std::vector<int> deepest_order(std::size_t n) {
    const int unsettled = static_cast<int>(n);
    std::vector<int> value(n, unsettled);
    std::vector<std::size_t> order(n);
    std::iota(order.begin(), order.end(), std::size_t{0});
    int settled = 0;
    std::size_t pivot = 0;
    std::ranges::sort(order, [&](std::size_t x, std::size_t y) {
      if (value[x] == unsettled && value[y] == unsettled) {
        value[x == pivot ? x : y] = settled++;
      }
      if (value[x] == unsettled) {
        pivot = x;
      } else if (value[y] == unsettled) {
        pivot = y;
      }
      return value[x] < value[y];
    });
    for (std::size_t i = 0; i < n; ++i) {
      if (value[i] == unsettled) value[i] = settled++;
    }
    return value;
  }

  // Even values and an odd k: nothing fits, nothing ends early.
  static Input worst(std::size_t n) {
    std::vector<int> a = deepest_order(n);
    for (int& value : a) value *= 2;
    return {a, static_cast<int>(n) + 1 - static_cast<int>(n % 2)};
  }
};

}  // namespace
