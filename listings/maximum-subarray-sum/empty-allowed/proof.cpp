#include "proof.hpp"

namespace {

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    return {random.mixed(size, -1'000'000'000, 1'000'000'000)};
  }

  static std::int64_t oracle(const std::vector<int>& a) {
    std::int64_t best = 0;
    for (std::size_t from = 0; from < a.size(); ++from) {
      for (std::size_t to = from; to <= a.size(); ++to) {
        std::int64_t sum = 0;
        for (std::size_t i = from; i < to; ++i) sum += a[i];
        if (sum > best) best = sum;
      }
    }
    return best;
  }

  /// Each prefix sum less than the largest one that is not before it.
  static std::int64_t quick_oracle(const std::vector<int>& a) {
    std::vector<std::int64_t> prefix{0};
    for (const int value : a) prefix.push_back(prefix.back() + value);
    std::int64_t best = 0;
    std::int64_t highest = prefix.back();
    for (std::size_t from = a.size(); from-- > 0;) {
      if (prefix[from] > highest) highest = prefix[from];
      if (highest - prefix[from] > best) best = highest - prefix[from];
    }
    return best;
  }

  static Input worst(std::size_t n) {
    return {proof::Random{n}.values(n, -1000, 1000)};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv, [](const std::vector<int>& a) {
    return max_sum_or_empty(a);
  });
}
