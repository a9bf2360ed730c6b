// What the problem is, whichever listing solves it.
#pragma once

#include "proof.hpp"

namespace {

std::uint64_t magnitude_of(std::int64_t x) {
  const auto bits = static_cast<std::uint64_t>(x);
  return x < 0 ? 0 - bits : bits;
}

struct Problem {
  using Input = std::tuple<std::int64_t, std::int64_t>;

  static std::int64_t signed_at_random(proof::Random& random, std::int64_t x) {
    return random.chance(50) ? -x : x;
  }

  /// A number of up to `bits` bits, often a power of two or next to one.
  static std::int64_t number(proof::Random& random, int bits) {
    if (random.chance(5)) return std::numeric_limits<std::int64_t>::min();
    const std::int64_t top = std::int64_t{1} << bits;
    const std::int64_t size = random.chance(50)
                                  ? top + random.between(-1, bits == 62 ? 1 : 2)
                                  : random.between(std::int64_t{0}, top);
    return signed_at_random(random, size);
  }

  static Input random(proof::Random& random, std::size_t) {
    if (random.chance(5)) {  // the largest product, 2^63 - 1, or its negative
      const std::int64_t largest = std::numeric_limits<std::int64_t>::max();
      std::int64_t x = 1;
      for (const int factor : {7, 7, 73, 127, 337, 92'737, 649'657}) {
        if (random.chance(50)) x *= factor;
      }
      return {signed_at_random(random, x),
              signed_at_random(random, largest / x)};
    }
    const int bits = random.between(0, 62);
    const int rest = 63 - bits;
    const std::int64_t x = number(random, bits);
    return {x, number(random, random.chance(60) && rest < 63
                                  ? rest
                                  : random.between(0, 62))};
  }

  /// By long division of the limit, on magnitudes: nothing can overflow.
  static std::int64_t oracle(std::int64_t x, std::int64_t y) {
    const std::uint64_t largest = std::numeric_limits<std::int64_t>::max();
    const std::uint64_t size_x = magnitude_of(x);
    const std::uint64_t size_y = magnitude_of(y);
    if (size_x == 0) return 0;
    if (size_y > largest / size_x)
      return std::numeric_limits<std::int64_t>::min();
    const auto product = static_cast<std::int64_t>(size_x * size_y);
    return (x < 0) == (y < 0) ? product : -product;
  }

  static Input worst(std::size_t n) {
    return {static_cast<std::int64_t>(n), -3};
  }
};

}  // namespace
