#include "../harness/proof.hpp"

namespace {

using Answer = std::optional<std::tuple<std::int64_t, std::size_t, std::size_t>>;

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    return {random.mixed(size, -1'000'000'000, 1'000'000'000)};
  }

  static Answer oracle(const std::vector<int>& a) {
    Answer best;
    for (std::size_t to = 1; to <= a.size(); ++to) {
      for (std::size_t from = 0; from < to; ++from) {
        std::int64_t sum = 0;
        for (std::size_t i = from; i < to; ++i) sum += a[i];
        if (!best || sum > std::get<0>(*best)) best = {sum, from, to};
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
  return proof::prove<Problem>(
      argc, argv, [](const std::vector<int>& a) -> Answer {
        const auto found = max_subarray(a);
        if (!found) return std::nullopt;
        return std::tuple{found->sum, found->from, found->to};
      });
}
