#include "proof.hpp"

#include <limits>

namespace {

using Answer = std::vector<int>;

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    return {random.chance(70)
                ? random.values(size, -1, 1)
                : random.mixed(size, std::numeric_limits<int>::min(),
                               std::numeric_limits<int>::max())};
  }

  static Answer oracle(const std::vector<int>& a) {
    Answer result;
    for (std::size_t i = 0; i < a.size(); ++i) {
      const bool repeats = i > 0 && a[i] == a[i - 1];
      if (!repeats) result.push_back(a[i]);
    }
    return result;
  }

  /// One repeat in front, then none: every later value moves.
  static Input worst(std::size_t n) {
    std::vector<int> a(n);
    for (std::size_t i = 2; i < n; ++i) a[i] = static_cast<int>(i);
    return {std::move(a)};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv, [](std::vector<int>&& a) -> Answer {
    remove_repeats(a);
    return std::move(a);
  });
}
