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
