#include "proof.hpp"

#include <algorithm>

namespace {

using Answer = std::int64_t;

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
    Answer pairs = 0;
    for (std::size_t j = 0; j < a.size(); ++j) {
      for (std::size_t i = 0; i < j; ++i) {
        if (std::int64_t{a[i]} + a[j] == k) ++pairs;
      }
    }
    return pairs;
  }

  /// Each element finds all its partners, which find it too, and itself.
  static Answer quick_oracle(const std::vector<int>& a, int k) {
    std::vector<std::int64_t> sorted(a.begin(), a.end());
    std::sort(sorted.begin(), sorted.end());
    Answer found = 0;
    for (const int value : a) {
      const std::int64_t partner = std::int64_t{k} - value;
      const auto [from, to] =
          std::equal_range(sorted.begin(), sorted.end(), partner);
      found += to - from;
      if (partner == value) --found;
    }
    return found / 2;
  }

  /// As many pairs as there can be, which may be more than 32 bits can count.
  static Input large(proof::Random&, std::size_t size) {
    return {std::vector<int>(size), 0};
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

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv,
                               [](const std::vector<int>& a, int k) -> Answer {
                                 return count_pairs(a, k);
                               });
}
