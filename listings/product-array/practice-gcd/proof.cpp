#include "proof.hpp"

namespace {

using Answer = std::vector<std::int64_t>;

/// Euclid's algorithm.
std::int64_t common_divisor(std::int64_t x, std::int64_t y) {
  if (x < 0) x = -x;
  if (y < 0) y = -y;
  while (y != 0) {
    const std::int64_t rest = x % y;
    x = y;
    y = rest;
  }
  return x;
}

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    std::vector<int> a = random.mixed(size, std::numeric_limits<int>::min(),
                                      std::numeric_limits<int>::max());
    if (random.chance(60)) {
      const int factor = random.between(1, 60);
      for (int& value : a) value = value % 1000 * factor;
    }
    return {std::move(a)};
  }

  static Answer oracle(const std::vector<int>& a) {
    Answer result;
    for (std::size_t i = 0; i < a.size(); ++i) {
      std::int64_t divisor = 0;
      for (std::size_t j = 0; j < a.size(); ++j) {
        if (j != i) divisor = common_divisor(divisor, a[j]);
      }
      result.push_back(divisor);
    }
    return result;
  }

  static Answer quick_oracle(const std::vector<int>& a) {
    std::vector<std::int64_t> before{0};
    for (const int value : a) {
      before.push_back(common_divisor(before.back(), value));
    }
    Answer result(a.size());
    std::int64_t after = 0;
    for (std::size_t i = a.size(); i-- > 0;) {
      result[i] = common_divisor(before[i], after);
      after = common_divisor(after, a[i]);
    }
    return result;
  }

  static Input worst(std::size_t n) {
    return {proof::Random{n}.values(n, -1000000, 1000000)};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv, [](const std::vector<int>& a) {
    return divisors_of_others(a);
  });
}
