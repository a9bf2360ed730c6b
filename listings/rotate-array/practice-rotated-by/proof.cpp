#include "proof.hpp"

#include <algorithm>

namespace {

using Answer = std::optional<std::size_t>;

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input rotated(proof::Random& random, std::size_t size,
                       std::size_t start) {
    std::vector<int> sorted(size);
    // From the smallest value that is allowed, or up to the largest one.
    const auto room = static_cast<int>(3 * size);
    int value = random.between(-1'000'000, 1'000'000);
    if (random.chance(15)) value = -1'000'000'000;
    if (random.chance(15)) value = 1'000'000'000 - room;
    for (int& each : sorted) {
      each = value;
      value += random.between(1, 3);
    }
    if (size > 0 && random.chance(30)) sorted.back() = 1'000'000'000;
    std::vector<int> a;
    for (std::size_t i = 0; i < size; ++i) {
      a.push_back(sorted[(i + start) % size]);
    }
    return {a};
  }

  static Input random(proof::Random& random, std::size_t size) {
    return rotated(random, size, random.between(std::size_t{0}, size));
  }

  static std::string unfit(const std::vector<int>& a) {
    std::size_t descents = 0;  // on the circle, on which a[0] follows the last
    for (std::size_t i = 0; i < a.size(); ++i) {
      const int next = a[i + 1 == a.size() ? 0 : i + 1];
      if (a[i] == next && a.size() > 1) {
        return std::to_string(next) + " occurs twice.";
      }
      if (a[i] > next) ++descents;
    }
    return descents <= 1 ? ""
                         : "No rotation puts this array in ascending order.";
  }

  static Answer oracle(const std::vector<int>& a) {
    if (a.empty()) return std::nullopt;
    const auto least = std::min_element(a.begin(), a.end());
    return static_cast<std::size_t>(least - a.begin());
  }

  static Input worst(std::size_t n) {
    proof::Random random{n};
    return rotated(random, n, 1);
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(
      argc, argv,
      [](const std::vector<int>& a) -> Answer { return rotated_by(a); });
}
