#include "proof.hpp"

#include <algorithm>
#include <cstdlib>

namespace {

using Answer = std::optional<std::int64_t>;

constexpr int lowest = std::numeric_limits<int>::min();
constexpr int highest = std::numeric_limits<int>::max();

struct Problem {
  using Input = std::tuple<std::vector<int>, int>;

  static Input random(proof::Random& random, std::size_t size) {
    // Small, where sums are often equally close; over all of int; or where no
    // sum of two overflows.
    if (random.chance(30)) {
      return {random.values(size, -5, 5), random.between(-12, 12)};
    }
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
    for (std::size_t j = 0; j < a.size(); ++j) {
      for (std::size_t i = 0; i < j; ++i) {
        const std::int64_t sum = std::int64_t{a[i]} + a[j];
        const auto rank = [k](std::int64_t s) {
          return std::pair{std::abs(s - k), s};
        };
        if (!best || rank(sum) < rank(*best)) best = sum;
      }
    }
    return best;
  }

  /// For each element, the two elements behind it that come next to k - x.
  static Answer quick_oracle(std::vector<int> a, int k) {
    std::sort(a.begin(), a.end());
    const auto rank = [k](std::int64_t s) {
      return std::pair{std::abs(s - k), s};
    };
    Answer best;
    for (std::size_t i = 0; i + 1 < a.size(); ++i) {
      const auto from = a.begin() + static_cast<std::ptrdiff_t>(i) + 1;
      const auto at = std::lower_bound(from, a.end(), std::int64_t{k} - a[i]);
      const auto offer = [&](int other) {
        const std::int64_t sum = std::int64_t{a[i]} + other;
        if (!best || rank(sum) < rank(*best)) best = sum;
      };
      if (at != a.end()) offer(*at);
      if (at != from) offer(*(at - 1));
    }
    return best;
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
                                 return closest_sum(a, k);
                               });
}
