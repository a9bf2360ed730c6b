#include "proof.hpp"

#include <set>

namespace {

using Answer = std::optional<std::int64_t>;

struct Problem {
  using Input = std::tuple<std::vector<int>, std::size_t>;

  static Input random(proof::Random& random, std::size_t size) {
    return {random.mixed(size, -1'000'000'000, 1'000'000'000),
            random.between(std::size_t{1}, size + 2)};
  }

  static Answer oracle(const std::vector<int>& a, std::size_t k) {
    Answer best;
    for (std::size_t from = 0; from < a.size(); ++from) {
      for (std::size_t to = from + 1; to <= a.size() && to - from <= k; ++to) {
        std::int64_t sum = 0;
        for (std::size_t i = from; i < to; ++i) sum += a[i];
        if (!best || sum > *best) best = sum;
      }
    }
    return best;
  }

  /// The prefix sums of the window in order, with the place of each.
  static Answer quick_oracle(const std::vector<int>& a, std::size_t k) {
    std::vector<std::int64_t> prefix{0};
    std::set<std::pair<std::int64_t, std::size_t>> window{{0, 0}};
    Answer best;
    for (std::size_t to = 1; to <= a.size(); ++to) {
      prefix.push_back(prefix.back() + a[to - 1]);
      if (to > k) window.erase({prefix[to - k - 1], to - k - 1});
      const std::int64_t sum = prefix.back() - window.begin()->first;
      if (!best || sum > *best) best = sum;
      window.emplace(prefix.back(), to);
    }
    return best;
  }

  /// The prefix sums ascend, so that no prefix leaves the window early.
  static Input worst(std::size_t n) {
    return {std::vector<int>(n, 1), n < 2 ? 1 : n / 2};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(
      argc, argv, [](const std::vector<int>& a, std::size_t k) -> Answer {
        return max_sum_of_at_most(a, k);
      });
}
