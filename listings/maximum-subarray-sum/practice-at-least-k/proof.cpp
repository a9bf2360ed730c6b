#include "proof.hpp"

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
      for (std::size_t to = from + k; to <= a.size(); ++to) {
        std::int64_t sum = 0;
        for (std::size_t i = from; i < to; ++i) sum += a[i];
        if (!best || sum > *best) best = sum;
      }
    }
    return best;
  }

  /// Each prefix sum less than the largest one at least k places behind it.
  static Answer quick_oracle(const std::vector<int>& a, std::size_t k) {
    std::vector<std::int64_t> prefix{0};
    for (const int value : a) prefix.push_back(prefix.back() + value);
    Answer best;
    if (k > a.size()) return best;
    std::int64_t highest = prefix.back();
    for (std::size_t from = a.size() - k + 1; from-- > 0;) {
      if (prefix[from + k] > highest) highest = prefix[from + k];
      if (!best || highest - prefix[from] > *best) {
        best = highest - prefix[from];
      }
    }
    return best;
  }

  static Input worst(std::size_t n) {
    return {proof::Random{n}.values(n, -1000, 1000), 1};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(
      argc, argv, [](const std::vector<int>& a, std::size_t k) -> Answer {
        return max_sum_of_at_least(a, k);
      });
}
