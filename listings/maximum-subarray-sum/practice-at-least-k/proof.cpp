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
