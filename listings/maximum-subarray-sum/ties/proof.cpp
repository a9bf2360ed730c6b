#include "proof.hpp"

namespace {

using Range = std::tuple<std::int64_t, std::size_t, std::size_t>;
using Answer = std::optional<Range>;

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    // Small values, because ties are what is at stake.
    if (random.chance(70)) return {random.values(size, -2, 2)};
    return {random.mixed(size, -1'000'000'000, 1'000'000'000)};
  }

  static Answer oracle(const std::vector<int>& a) {
    Answer best;
    for (std::size_t length = 1; length <= a.size(); ++length) {
      for (std::size_t from = 0; from + length <= a.size(); ++from) {
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < length; ++i) sum += a[from + i];
        if (!best || sum > std::get<0>(*best)) {
          best = {sum, from, from + length};
        }
      }
    }
    return best;
  }

  /// From each start to the first of the largest prefix sums behind it.
  static Answer quick_oracle(const std::vector<int>& a) {
    std::vector<std::int64_t> prefix{0};
    for (const int value : a) prefix.push_back(prefix.back() + value);
    Answer best;
    std::size_t end = a.size();
    for (std::size_t from = a.size(); from-- > 0;) {
      if (prefix[from + 1] >= prefix[end]) end = from + 1;
      const std::int64_t sum = prefix[end] - prefix[from];
      const auto is_better = [&](const Range& other) {
        const auto [largest, start, stop] = other;
        return sum != largest ? sum > largest : end - from <= stop - start;
      };
      if (!best || is_better(*best)) best = {sum, from, end};
    }
    return best;
  }

  static Input worst(std::size_t n) {
    return {proof::Random{n}.values(n, -1000, 1000)};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(
      argc, argv, [](const std::vector<int>& a) -> Answer {
        const auto found = shortest_max_subarray(a);
        if (!found) return std::nullopt;
        return Range{found->sum, found->from, found->to};
      });
}
