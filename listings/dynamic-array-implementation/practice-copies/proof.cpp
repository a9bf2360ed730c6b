#include "proof.hpp"

namespace {

struct Problem {
  using Input = std::tuple<std::uint64_t>;

  static Input random(proof::Random& random, std::size_t size) {
    if (random.chance(70)) return {random.next() % (40 * size + 1)};
    if (random.chance(50)) return {random.next() % 1'000'000'000'001U};
    const std::uint64_t power = std::uint64_t{1} << (1 + random.next() % 38);
    return {power - 1 + random.next() % 3};
  }

  static std::uint64_t oracle(std::uint64_t n) {
    std::uint64_t carried = 0;
    for (std::uint64_t full = 1; full < n; full *= 2) carried += full;
    return carried;
  }

  static Input worst(std::size_t n) { return {n}; }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv,
                               [](std::uint64_t n) { return carried_over(n); });
}
