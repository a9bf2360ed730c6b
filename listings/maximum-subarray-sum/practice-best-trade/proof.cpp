#include "proof.hpp"

namespace {

using Answer = std::optional<std::int64_t>;

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    return {random.mixed(size, 0, 2'000'000'000)};
  }

  static Answer oracle(const std::vector<int>& prices) {
    Answer best;
    for (std::size_t i = 0; i < prices.size(); ++i) {
      for (std::size_t j = i + 1; j < prices.size(); ++j) {
        const std::int64_t gain = std::int64_t{prices[j]} - prices[i];
        if (!best || gain > *best) best = gain;
      }
    }
    return best;
  }

  /// Each price and the highest one after it.
  static Answer quick_oracle(const std::vector<int>& prices) {
    Answer best;
    if (prices.empty()) return best;
    std::int64_t highest = prices.back();
    for (std::size_t i = prices.size() - 1; i-- > 0;) {
      if (!best || highest - prices[i] > *best) best = highest - prices[i];
      if (prices[i] > highest) highest = prices[i];
    }
    return best;
  }

  static Input worst(std::size_t n) {
    return {proof::Random{n}.values(n, 1, 1000)};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(
      argc, argv,
      [](const std::vector<int>& a) -> Answer { return best_trade(a); });
}
