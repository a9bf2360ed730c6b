#include "proof.hpp"

namespace {

struct Problem {
  using Input = std::tuple<std::uint32_t, std::uint32_t>;

  static Input random(proof::Random& random, std::size_t size) {
    const std::uint32_t most = std::numeric_limits<std::uint32_t>::max();
    const std::uint32_t width =
        random.chance(50) ? static_cast<std::uint32_t>(size) + 1 : most;
    const std::uint32_t limit =
        random.chance(40) ? most : random.between(1U, width);
    if (random.chance(10)) return {limit, limit};
    if (random.chance(30)) {
      const std::uint32_t near = limit / 2 + random.between(0U, 2U);
      return {std::min(limit, near), limit};
    }
    return {random.between(0U, limit), limit};
  }

  static std::string unfit(std::uint32_t capacity, std::uint32_t limit) {
    return capacity > limit ? "The capacity is above the limit." : "";
  }

  static std::uint32_t oracle(std::uint32_t capacity, std::uint32_t limit) {
    if (capacity == limit) throw std::length_error("full");
    const std::uint64_t doubled = 2 * static_cast<std::uint64_t>(capacity);
    return static_cast<std::uint32_t>(
        std::clamp<std::uint64_t>(doubled, 1, limit));
  }

  static Input worst(std::size_t n) {
    return {static_cast<std::uint32_t>(n), 4'000'000'000U};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv,
                               [](std::uint32_t capacity, std::uint32_t limit) {
                                 return next_capacity(capacity, limit);
                               });
}
