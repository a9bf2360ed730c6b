#include "proof.hpp"

#include <algorithm>
#include <numeric>

namespace {

struct Problem {
  using Input = std::tuple<std::size_t>;

  [[maybe_unused]] static constexpr std::size_t largest = 1U << 20U;

  static Input random(proof::Random& random, std::size_t size) {
    constexpr std::size_t most = 1000;
    return {random.chance(10) ? random.between(std::size_t{0}, most) : size};
  }

  /// Joins the classes of each place and the one that its element comes from.
  static std::size_t oracle(std::size_t n) {
    std::vector<std::size_t> order;
    for (std::size_t low = 0, high = n; low < high;) {
      order.push_back(--high);
      if (low < high) order.push_back(low++);
    }
    std::vector<std::size_t> name(n);
    std::iota(name.begin(), name.end(), std::size_t{0});
    for (bool changed = true; changed;) {
      changed = false;
      for (std::size_t i = 0; i < n; ++i) {
        const std::size_t least = std::min(name[i], name[order[i]]);
        changed = changed || name[i] != least || name[order[i]] != least;
        name[i] = name[order[i]] = least;
      }
    }
    std::sort(name.begin(), name.end());
    return static_cast<std::size_t>(std::unique(name.begin(), name.end()) -
                                    name.begin());
  }

  /// Follows each cycle from the first place of it that no other has reached.
  static std::size_t quick_oracle(std::size_t n) {
    std::vector<bool> is_reached(n);
    std::size_t cycles = 0;
    for (std::size_t start = 0; start < n; ++start) {
      if (is_reached[start]) continue;
      ++cycles;
      for (std::size_t i = start; !is_reached[i];) {
        is_reached[i] = true;
        i = i % 2 == 0 ? n - 1 - i / 2 : i / 2;
      }
    }
    return cycles;
  }

  static Input worst(std::size_t n) { return {n}; }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv, count_cycles);
}
