#include "proof.hpp"

#include <algorithm>
#include <limits>

namespace {

using Answer = std::vector<int>;
using Positions = std::vector<std::size_t>;

struct Problem {
  using Input = std::tuple<std::vector<int>, Positions>;

  static Input random(proof::Random& random, std::size_t size) {
    Positions positions;
    const unsigned percent = random.between(0U, 100U);
    for (std::size_t i = 0; i < size; ++i) {
      if (random.chance(percent)) positions.push_back(i);
    }
    return {random.mixed(size, std::numeric_limits<int>::min(),
                         std::numeric_limits<int>::max()),
            std::move(positions)};
  }

  static std::string unfit(const std::vector<int>& a,
                           const Positions& positions) {
    for (std::size_t i = 0; i < positions.size(); ++i) {
      const std::string position = std::to_string(positions[i]);
      if (positions[i] >= a.size()) {
        return position + " is no index into a, which has " +
               std::to_string(a.size()) + " elements.";
      }
      if (i > 0 && positions[i] == positions[i - 1]) {
        return "Position " + position + " is given twice.";
      }
    }
    return "";
  }

  static Answer oracle(std::vector<int> a, const Positions& positions) {
    for (std::size_t i = positions.size(); i > 0; --i) {
      a.erase(a.begin() + static_cast<std::ptrdiff_t>(positions[i - 1]));
    }
    return a;
  }

  static Answer quick_oracle(const std::vector<int>& a,
                             const Positions& positions) {
    std::vector<bool> is_removed(a.size());
    for (const std::size_t position : positions) is_removed[position] = true;
    Answer kept;
    for (std::size_t i = 0; i < a.size(); ++i) {
      if (!is_removed[i]) kept.push_back(a[i]);
    }
    return kept;
  }

  /// Every second position.
  static Input worst(std::size_t n) {
    Positions positions;
    for (std::size_t i = 0; i < n; i += 2) positions.push_back(i);
    return {std::vector<int>(n), std::move(positions)};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(
      argc, argv,
      [](std::vector<int>&& a, const Positions& positions) -> Answer {
        remove_at(a, positions);
        return std::move(a);
      });
}
