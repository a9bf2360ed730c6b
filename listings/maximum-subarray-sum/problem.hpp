// What the problem is, whichever listing solves it.
#pragma once

#include <algorithm>

#include "proof.hpp"

namespace {

using Range = std::tuple<std::int64_t, std::size_t, std::size_t>;
using Answer = std::optional<Range>;

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    return {random.mixed(size, -1'000'000'000, 1'000'000'000)};
  }

  static Answer oracle(const std::vector<int>& a) {
    Answer best;
    for (std::size_t from = 0; from < a.size(); ++from) {
      for (std::size_t to = from + 1; to <= a.size(); ++to) {
        std::int64_t sum = 0;
        for (std::size_t i = from; i < to; ++i) sum += a[i];
        if (!best || sum > std::get<0>(*best)) best = {sum, from, to};
      }
    }
    return best;
  }

  /// From each start to the first of the largest prefix sums behind it.
  static Answer quick_oracle(const std::vector<int>& a) {
    std::vector<std::int64_t> prefix{0};
    for (const int value : a) prefix.push_back(prefix.back() + value);
    std::vector<std::size_t> end(a.size());
    for (std::size_t from = a.size(); from-- > 0;) {
      const bool is_next =
          from + 1 == a.size() || prefix[from + 1] >= prefix[end[from + 1]];
      end[from] = is_next ? from + 1 : end[from + 1];
    }
    Answer best;
    for (std::size_t from = 0; from < a.size(); ++from) {
      const std::int64_t sum = prefix[end[from]] - prefix[from];
      if (!best || sum > std::get<0>(*best)) best = {sum, from, end[from]};
    }
    return best;
  }

  /// The largest sum stands near the end: before, nothing is positive.
  static Input large(proof::Random& random, std::size_t size) {
    std::vector<int> a = random.values(size, -1'000'000'000, 1'000'000'000);
    for (std::size_t i = 0; i < size - size / 8; ++i) {
      a[i] = std::min(a[i], -a[i]);
    }
    return {std::move(a)};
  }

  static Input average(proof::Random& random, std::size_t n) {
    return {random.values(n, -1000, 1000)};
  }

  /// The largest sums stop at every element: each one is better than the last.
  static Input worst(std::size_t n) { return {std::vector<int>(n, 1)}; }

  /// Only the first element is any good.
  static Input best(std::size_t n) {
    std::vector<int> a(n, -2);
    a[0] = -1;
    return {a};
  }
};

}  // namespace
