// What the problem is, whichever listing solves it.
#pragma once

#include <algorithm>
#include <numeric>

#include "proof.hpp"

namespace {

using Answer = std::optional<std::pair<std::size_t, std::size_t>>;

constexpr int lowest = std::numeric_limits<int>::min();
constexpr int highest = std::numeric_limits<int>::max();

/// Values that repeat, that lie close together, that are spread over all of
/// int, or that stand at its ends.
std::vector<int> any_values(proof::Random& random, std::size_t size) {
  const std::vector<int> ends{lowest, lowest + 1,  -1,     0,
                              1,      highest - 1, highest};
  switch (random.next() % 4) {
    case 0: {
      std::vector<int> a(size);
      for (int& value : a) value = ends[random.next() % ends.size()];
      return a;
    }
    case 1:
      return random.values(size, lowest, highest);
    default:
      return random.mixed(size, -1'000'000'000, 1'000'000'000);
  }
}

struct Problem {
  using Input = std::tuple<std::vector<int>, int>;

  static Input random(proof::Random& random, std::size_t size) {
    const std::vector<int> a = any_values(random, size);
    int k = random.chance(50) ? random.between(-20, 20)
                              : random.between(lowest, highest);
    if (!a.empty() && random.chance(70)) {
      // The sum of two elements, or of one with itself, as 32 bits hold it:
      // often a pair, sometimes half of k once, sometimes a sum that wraps.
      const auto x = static_cast<unsigned>(a[random.next() % a.size()]);
      const auto y = static_cast<unsigned>(a[random.next() % a.size()]);
      k = static_cast<int>(x + y);
    }
    return {a, k};
  }

  static std::string accepts(const Input& input, const Answer& got) {
    const auto& [a, k] = input;
    const auto fits = [&a = a, k = k](std::size_t i, std::size_t j) {
      return std::int64_t{a[i]} + std::int64_t{a[j]} == std::int64_t{k};
    };
    if (got) {
      const auto [i, j] = *got;
      if (i >= j) return "the first index is not below the second";
      if (j >= a.size()) return "there is no such element";
      return fits(i, j) ? "" : "these two do not add up to k";
    }
    // The slow way proves the quick one on all inputs that are small.
    constexpr std::size_t small = 64;
    const bool has_one = has_pair(a, k);
    for (std::size_t j = 0; j < a.size() && a.size() <= small; ++j) {
      for (std::size_t i = 0; i < j; ++i) {
        if (fits(i, j)) {
          if (!has_one) throw std::logic_error("the judge contradicts itself");
          return "the pair " + proof::shown(std::pair{i, j}) + " does";
        }
      }
    }
    return has_one ? "there is a pair" : "";
  }

  /// From both ends of the sorted values: what is too small with the largest
  /// that is left is too small with all of them.
  static bool has_pair(std::vector<int> a, int k) {
    std::sort(a.begin(), a.end());
    for (auto low = a.begin(), high = a.end(); high - low > 1;) {
      const std::int64_t sum = std::int64_t{*low} + *(high - 1);
      if (sum == k) return true;
      if (sum < k) {
        ++low;
      } else {
        --high;
      }
    }
    return false;
  }

  /// The last two elements are the only pair.
  static Input large(proof::Random&, std::size_t size) {
    std::vector<int> a(size);
    for (std::size_t i = 0; i < size; ++i) a[i] = 2 * static_cast<int>(i);
    if (size > 1) a[size - 1] = 1 - a[size - 2];
    return {std::move(a), 1};
  }

  /// The first element and the last one are the only pair.
  static Input easy(std::size_t n) {
    std::vector<int> a(n);
    a.front() = 1;
    a.back() = 2;
    return {std::move(a), 3};
  }

  /// The sum of two of the elements, wherever they stand.
  static Input average(proof::Random& random, std::size_t n) {
    const std::vector<int> a = random.values(n, -1'000'000'000, 1'000'000'000);
    const std::size_t i = random.between(std::size_t{0}, n - 1);
    const std::size_t j = random.between(std::size_t{0}, n - 1);
    return {a, i == j ? 0 : a[i] + a[j]};
  }

  /// The first two elements are the pair.
  static Input best(std::size_t n) {
    std::vector<int> a(n);
    std::iota(a.begin(), a.end(), 1);
    return {a, 3};
  }

  // Different even values and an odd k: nothing fits, nothing ends early.
  static Input worst(std::size_t n) {
    std::vector<int> a(n);
    proof::Random random{n};
    int value = 0;
    for (int& each : a) each = value += 2 * random.between(1, 1000);
    random.shuffle(a);
    return {a, value + 1};
  }
};

}  // namespace
