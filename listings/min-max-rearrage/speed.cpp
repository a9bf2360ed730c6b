#include "proof.hpp"

namespace {

template <typename Value>
concept CanBeRearranged = requires(std::span<Value> a) { max_min(a); };

/// Encodings bring element types of their own.
using TimedElement =
    std::conditional_t<CanBeRearranged<int>, int,
                       std::conditional_t<CanBeRearranged<std::int64_t>,
                                          std::int64_t, std::uint32_t>>;

/// Inputs of exactly n elements, without a sort that takes longer than what is
/// timed. Which values they are makes no difference to any listing.
struct Timed {
  using Input = std::tuple<std::vector<TimedElement>>;

  static Input average(proof::Random& random, std::size_t n) {
    constexpr std::uint64_t most = 100'000;
    std::vector<TimedElement> a(n);
    for (std::size_t i = 0; i < n; ++i) {
      // Each from a part of the values of its own, so that they ascend.
      const std::uint64_t low = 1 + i * most / n;
      const std::uint64_t high = std::max(low, (i + 1) * most / n);
      a[i] = static_cast<TimedElement>(random.between(low, high));
    }
    return {std::move(a)};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::time<Timed>(argc, argv, [](std::vector<TimedElement> a) {
    max_min(a);
    return a;
  });
}
