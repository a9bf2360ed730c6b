#include "../harness/proof.hpp"

namespace {

using Range = std::tuple<std::int64_t, std::size_t, std::size_t>;
using Answer = std::optional<Range>;

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    return {random.mixed(size, -1'000'000'000, 1'000'000'000)};
  }

  static Answer oracle(const std::vector<int>& a) {
    Answer best;
    for (std::size_t from = 0; from < a.size(); ++from) {
      for (std::size_t to = from + 1; to <= a.size(); ++to) {
        std::int64_t sum = 0;
        for (std::size_t i = from; i < to; ++i) sum += a[i];
        if (!best || sum > std::get<0>(*best)) best = {sum, from, to};
      }
    }
    return best;
  }

  // Two elements short of n: of n - 2 elements the cubic listing adds up
  // n(n - 1)(n - 2)/6, and its terms in n² about cancel. They would hide the
  // cubic growth at the few sizes for which so slow a program can be counted.
  static Input worst(std::size_t n) {
    const std::size_t size = n < 3 ? 1 : n - 2;
    return {proof::Random{n}.values(size, -1000, 1000)};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(
      argc, argv, [](const std::vector<int>& a) -> Answer {
        const auto found = max_subarray(a);
        if (!found) return std::nullopt;
        return Range{found->sum, found->from, found->to};
      });
}
