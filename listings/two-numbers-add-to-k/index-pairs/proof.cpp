#include "proof.hpp"

#include <algorithm>

namespace {

using Answer = std::vector<std::pair<std::size_t, std::size_t>>;

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
    Answer pairs;
    for (std::size_t j = 0; j < a.size(); ++j) {
      for (std::size_t i = 0; i < j; ++i) {
        if (std::int64_t{a[i]} + a[j] == k) pairs.emplace_back(i, j);
      }
    }
    return pairs;
  }

  /// Looks each partner up among all elements in order of value, then index.
  static Answer quick_oracle(const std::vector<int>& a, int k) {
    std::vector<std::pair<std::int64_t, std::size_t>> sorted;
    for (std::size_t i = 0; i < a.size(); ++i) sorted.emplace_back(a[i], i);
    std::sort(sorted.begin(), sorted.end());
    Answer pairs;
    for (std::size_t j = 0; j < a.size(); ++j) {
      const std::pair wanted{std::int64_t{k} - a[j], std::size_t{0}};
      auto at = std::lower_bound(sorted.begin(), sorted.end(), wanted);
      for (; at != sorted.end() && at->first == wanted.first && at->second < j;
           ++at) {
        pairs.emplace_back(at->second, j);
      }
    }
    return pairs;
  }

  /// Few pairs, also when the values become the ends of int: an array of equal
  /// values may have 5,000,000,000.
  static Input large(proof::Random& random, std::size_t size) {
    return {random.values(size, lowest, highest), 0};
  }

  // Four of each value: n different lists would hide the pairs' share. With
  // k = 0, every x meets every -x, so that m = 2n.
  static Input worst(std::size_t n) {
    std::vector<int> a(n);
    for (std::size_t i = 0; i < n; ++i) {
      const int x = static_cast<int>(i / 8) + 1;
      a[i] = i % 2 == 0 ? x : -x;
    }
    proof::Random{n}.shuffle(a);
    return {a, 0};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv,
                               [](const std::vector<int>& a, int k) -> Answer {
                                 Answer pairs;
                                 for (const auto& [i, j] : index_pairs(a, k))
                                   pairs.emplace_back(i, j);
                                 return pairs;
                               });
}
