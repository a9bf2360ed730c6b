#include "proof.hpp"

#include <algorithm>
#include <deque>

namespace {

template <typename Value>
concept Rearrangeable = requires(std::span<Value> a) { max_min(a); };

/// Encodings bring element types of their own.
using Element =
    std::conditional_t<Rearrangeable<int>, int,
                       std::conditional_t<Rearrangeable<std::int64_t>,
                                          std::int64_t, std::uint32_t>>;

template <typename Value>
concept LedByPowersOfThree =
    requires(std::span<Value> a) { follow_cycle(a, a.size()); };

/// Elements that powers-of-three.cpp swaps or moves for length n.
[[maybe_unused]] std::size_t moves_by_powers_of_three(std::size_t n) {
  std::size_t moves = 0;
  while (n > 0) {
    std::size_t m = 1;
    while (3 * m + 1 <= n) m = 3 * m + 1;
    moves += (n - m / 2) + (m - m / 2) + m;
    n -= m;
    if (m % 2 == 0) moves += n;
  }
  return moves;
}

struct Problem {
  using Input = std::tuple<std::vector<Element>>;

  static Input random(proof::Random& random, std::size_t size) {
    // Every third input walks through all the lengths that are allowed.
    static std::size_t trial = 0;
    ++trial;
    return sorted(random, trial % 3 == 0 ? trial / 3 % 1001 : size);
  }

  static std::vector<Element> oracle(const std::vector<Element>& a) {
    std::deque<Element> left(a.begin(), a.end());
    std::vector<Element> result;
    while (!left.empty()) {
      result.push_back(left.back());
      left.pop_back();
      if (left.empty()) break;
      result.push_back(left.front());
      left.pop_front();
    }
    return result;
  }

  static Input average(proof::Random& random, std::size_t n) {
    return sorted(random, n);
  }

  static Input worst(std::size_t n) {
    proof::Random random{n};
    std::size_t length = n;
    if constexpr (LedByPowersOfThree<int>) {
      // A longer array may cost less: the costliest of at most n elements.
      std::size_t most = 0;
      for (std::size_t each = 1; each <= n; ++each) {
        const std::size_t moves = moves_by_powers_of_three(each);
        if (moves > most) {
          most = moves;
          length = each;
        }
      }
    }
    return sorted(random, length);
  }

 private:
  static Input sorted(proof::Random& random, std::size_t size) {
    std::vector<Element> a;
    a.reserve(size);
    for (const int value : random.mixed(size, 1, 100'000)) {
      a.push_back(static_cast<Element>(value));
    }
    std::sort(a.begin(), a.end());
    return {std::move(a)};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv, [](std::vector<Element> a) {
    max_min(a);
    return a;
  });
}
