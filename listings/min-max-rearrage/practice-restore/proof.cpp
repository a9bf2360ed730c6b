#include "proof.hpp"

#include <algorithm>

namespace {

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    std::vector<int> left = random.mixed(size, 1, 100'000);
    std::sort(left.begin(), left.end());
    std::vector<int> a;
    for (std::size_t low = 0, high = size; low < high;) {
      a.push_back(left[--high]);
      if (low < high) a.push_back(left[low++]);
    }
    return {std::move(a)};
  }

  /// Largest, smallest, second largest and so on: each element lies between the
  /// two before it.
  static std::string unfit(const std::vector<int>& a) {
    for (std::size_t i = 1; i < a.size(); ++i) {
      const auto [low, high] =
          i == 1 ? std::pair{1, a[0]} : std::minmax({a[i - 2], a[i - 1]});
      if (a[i] < low || a[i] > high) {
        return "No sorted array becomes this one: element " +
               std::to_string(i + 1) + ", " + std::to_string(a[i]) +
               ", does not lie between the two before it.";
      }
    }
    return "";
  }

  static std::vector<int> oracle(std::vector<int> a) {
    std::sort(a.begin(), a.end());
    return a;
  }

  static Input worst(std::size_t n) {
    proof::Random generator{n};
    return random(generator, n);
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv, [](std::vector<int> a) {
    restore(a);
    return a;
  });
}
