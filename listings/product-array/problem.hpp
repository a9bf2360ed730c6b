// What the problem is, whichever listing solves it.
#pragma once

#include "proof.hpp"

namespace {

using Answer = std::vector<std::int64_t>;

/// The product of all but a[left_out], from magnitudes and signs alone.
std::int64_t without(const std::vector<int>& a, std::size_t left_out) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (i != left_out && a[i] == 0) return 0;
  }
  const std::uint64_t largest = std::numeric_limits<std::int64_t>::max();
  std::uint64_t magnitude = 1;
  bool negative = false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (i == left_out) continue;
    const std::int64_t value = a[i];
    const auto factor = static_cast<std::uint64_t>(value < 0 ? -value : value);
    if (magnitude > largest / factor) throw std::overflow_error("too large");
    magnitude *= factor;
    if (value < 0) negative = !negative;
  }
  const auto product = static_cast<std::int64_t>(magnitude);
  return negative ? -product : product;
}

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    constexpr int low = std::numeric_limits<int>::min();
    constexpr int high = std::numeric_limits<int>::max();
    std::vector<int> a;
    switch (random.next() % 7) {
      case 0:  // small values, some of them zeros
        a = random.values(size, -4, 4);
        break;
      case 1:  // few elements, of any magnitude
        a = random.values(size % 6, low, high);
        break;
      case 2:  // large values, now and then a zero
        a = random.mixed(size, low, high);
        if (size > 0 && random.chance(70)) a[random.next() % size] = 0;
        if (size > 0 && random.chance(50)) a[random.next() % size] = 0;
        break;
      case 3: {  // powers of two that multiply to about 2^63
        int left = random.between(61, 64);
        while (left > 0) {
          const int power = random.between(1, left < 30 ? left : 30);
          a.push_back(random.chance(30) ? -(1 << power) : 1 << power);
          left -= power;
        }
        if (random.chance(80)) a.push_back(random.chance(50) ? 1 : -1);
        if (random.chance(20)) a.push_back(0);
        random.shuffle(a);
        break;
      }
      case 4: {  // 2^63 - 1, the largest product, as its prime factors
        a = {7, 7, 73, 127, 337, 92'737, 649'657};
        for (int& value : a) value = random.chance(50) ? -value : value;
        a.push_back(random.chance(50) ? 1 : -1);
        random.shuffle(a);
        break;
      }
      case 5:  // long arrays whose products fit
        a = random.values(size, -1, 1);
        for (int& value : a)
          value = value == 0 && random.chance(97) ? 2 : value;
        break;
      default:
        a = random.values(size % 12, -60, 60);
    }
    return {std::move(a)};
  }

  static Answer oracle(const std::vector<int>& a) {
    Answer result;
    for (std::size_t i = 0; i < a.size(); ++i) result.push_back(without(a, i));
    return result;
  }

  /// Only magnitudes above 1 are multiplied; of these, 65 are too many
  /// whichever one is left out.
  static Answer quick_oracle(const std::vector<int>& a) {
    std::size_t zeros = 0;
    bool is_negative = false;
    std::vector<int> factors;
    for (const int value : a) {
      if (value == 0) ++zeros;
      if (value < 0) is_negative = !is_negative;
      if (value < -1 || value > 1) factors.push_back(value);
    }
    Answer result(a.size());
    if (zeros > 1) return result;
    if (factors.size() > 64) throw std::overflow_error("too large");
    const auto magnitude = [&factors](std::size_t left_out) {
      const std::int64_t product = without(factors, left_out);
      return product < 0 ? -product : product;
    };
    std::optional<std::int64_t> of_all;
    std::size_t next = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
      const bool is_factor = a[i] < -1 || a[i] > 1;
      const std::size_t place = is_factor ? next++ : factors.size();
      if (zeros == 1 && a[i] != 0) continue;
      if (!is_factor && !of_all) of_all = magnitude(place);
      const std::int64_t size = is_factor ? magnitude(place) : *of_all;
      result[i] = (a[i] < 0) != is_negative ? -size : size;
    }
    return result;
  }

  /// Ones and minus ones, some twos among them, and at times a zero: most other
  /// arrays of this size have products that are too large.
  static Input large(proof::Random& random, std::size_t size) {
    std::vector<int> a(size);
    for (int& value : a) value = random.chance(50) ? -1 : 1;
    for (int twos = random.between(0, 62); twos > 0; --twos) {
      a[random.next() % size] = 2;
    }
    if (random.chance(30)) a[random.next() % size] = 0;
    return {std::move(a)};
  }

  /// The first product is too large already.
  static Input easy(std::size_t n) { return {std::vector<int>(n, 2)}; }

  /// Of three elements, one is a zero.
  static Input average(proof::Random& random, std::size_t n) {
    return {random.values(n, -1, 1)};
  }

  /// Ones and minus ones: no product overflows, so none ends the work early.
  static Input worst(std::size_t n) {
    std::vector<int> a(n);
    for (std::size_t i = 0; i < n; ++i) a[i] = i % 3 == 0 ? -1 : 1;
    return {std::move(a)};
  }
};

}  // namespace
