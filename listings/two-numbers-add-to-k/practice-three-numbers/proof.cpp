#include "proof.hpp"

#include <algorithm>

namespace {

using Answer = bool;

constexpr int lowest = std::numeric_limits<int>::min();
constexpr int highest = std::numeric_limits<int>::max();

struct Problem {
  using Input = std::tuple<std::vector<int>, int>;

  static Input random(proof::Random& random, std::size_t size) {
    // Over all of int, or where few sums overflow.
    std::vector<int> a =
        random.chance(50) ? random.mixed(size, lowest, highest)
                          : random.mixed(size, -1'000'000'000, 1'000'000'000);
    std::ranges::sort(a);
    int k = random.chance(50) ? random.between(-20, 20)
                              : random.between(lowest, highest);
    if (!a.empty() && random.chance(70)) {
      unsigned sum = 0;
      for (int times = 0; times < 3; ++times) {
        sum += static_cast<unsigned>(a[random.next() % a.size()]);
      }
      k = static_cast<int>(sum);
    }
    return {a, k};
  }

  static Answer oracle(const std::vector<int>& a, int k) {
    for (std::size_t l = 0; l < a.size(); ++l) {
      for (std::size_t j = 0; j < l; ++j) {
        for (std::size_t i = 0; i < j; ++i) {
          if (std::int64_t{a[i]} + a[j] + a[l] == k) return true;
        }
      }
    }
    return false;
  }

  /// For each element, two of those behind it, from both ends.
  static Answer quick_oracle(const std::vector<int>& a, int k) {
    for (std::size_t i = 0; i < a.size(); ++i) {
      const std::int64_t wanted = std::int64_t{k} - a[i];
      for (std::size_t low = i + 1, high = a.size(); low + 1 < high;) {
        const std::int64_t sum = std::int64_t{a[low]} + a[high - 1];
        if (sum == wanted) return true;
        if (sum < wanted) {
          ++low;
        } else {
          --high;
        }
      }
    }
    return false;
  }

  // Different even values and an odd k: nothing fits, nothing ends early.
  static Input worst(std::size_t n) {
    std::vector<int> a(n);
    proof::Random random{n};
    int value = 0;
    for (int& each : a) each = value += 2 * random.between(1, 1000);
    return {a, value + 1};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv,
                               [](const std::vector<int>& a, int k) -> Answer {
                                 return has_three(a, k);
                               });
}
