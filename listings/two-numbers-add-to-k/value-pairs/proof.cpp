#include "proof.hpp"

#include <algorithm>
#include <set>

namespace {

using Answer = std::vector<std::pair<int, int>>;

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
    std::set<std::pair<int, int>> pairs;
    for (std::size_t j = 0; j < a.size(); ++j) {
      for (std::size_t i = 0; i < j; ++i) {
        if (std::int64_t{a[i]} + a[j] == k) {
          pairs.insert(std::minmax(a[i], a[j]));
        }
      }
    }
    return {pairs.begin(), pairs.end()};
  }

  /// Looks the partner of each different value up among those behind it.
  static Answer quick_oracle(std::vector<int> a, int k) {
    std::sort(a.begin(), a.end());
    Answer pairs;
    for (std::size_t i = 0; i + 1 < a.size(); ++i) {
      if (i > 0 && a[i] == a[i - 1]) continue;
      const std::int64_t wanted = std::int64_t{k} - a[i];
      const auto from = a.begin() + static_cast<std::ptrdiff_t>(i) + 1;
      if (std::binary_search(from, a.end(), wanted)) {
        pairs.emplace_back(a[i], static_cast<int>(wanted));
      }
    }
    return pairs;
  }

  // As many pairs as there can be: x and -x for every x.
  static Input worst(std::size_t n) {
    std::vector<int> a(n);
    for (std::size_t i = 0; i < n; ++i) {
      const int x = static_cast<int>(i / 2) + 1;
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
                                 return value_pairs(a, k);
                               });
}
