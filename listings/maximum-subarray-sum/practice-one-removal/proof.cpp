#include "proof.hpp"

namespace {

using Answer = std::optional<std::int64_t>;

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    return {random.mixed(size, -1'000'000'000, 1'000'000'000)};
  }

  static Answer oracle(const std::vector<int>& a) {
    Answer best;
    for (std::size_t from = 0; from < a.size(); ++from) {
      std::int64_t sum = 0;
      int least = a[from];
      for (std::size_t to = from + 1; to <= a.size(); ++to) {
        sum += a[to - 1];
        if (a[to - 1] < least) least = a[to - 1];
        if (!best || sum > *best) best = sum;
        if (to - from > 1 && sum - least > *best) best = sum - least;
      }
    }
    return best;
  }

  /// The best subarray up to each element, and the best two on both sides of
  /// it.
  static Answer quick_oracle(const std::vector<int>& a) {
    std::vector<std::int64_t> up_to(a.begin(), a.end());
    std::vector<std::int64_t> from = up_to;
    for (std::size_t i = 1; i < a.size(); ++i) {
      if (up_to[i - 1] > 0) up_to[i] += up_to[i - 1];
    }
    for (std::size_t i = a.size(); i-- > 1;) {
      if (from[i] > 0) from[i - 1] += from[i];
    }
    Answer best;
    for (std::size_t i = 0; i < a.size(); ++i) {
      if (!best || up_to[i] > *best) best = up_to[i];
      if (i == 0 || i + 1 == a.size()) continue;
      if (up_to[i - 1] + from[i + 1] > *best) {
        best = up_to[i - 1] + from[i + 1];
      }
    }
    return best;
  }

  static Input worst(std::size_t n) {
    return {proof::Random{n}.values(n, -1000, 1000)};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv,
                               [](const std::vector<int>& a) -> Answer {
                                 return max_sum_one_removed(a);
                               });
}
