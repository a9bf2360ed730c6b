#include "proof.hpp"

#include <algorithm>

namespace {

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    std::vector<int> a = random.mixed(size, -1'000'000'000, 1'000'000'000);
    std::partition(a.begin(), a.end(), [](int value) { return value < 0; });
    return {std::move(a)};
  }

  static std::string unfit(const std::vector<int>& a) {
    const bool is_split = std::is_partitioned(
        a.begin(), a.end(), [](int value) { return value < 0; });
    return is_split ? "" : "A negative value stands behind one that is not.";
  }

  static std::size_t oracle(const std::vector<int>& a) {
    return static_cast<std::size_t>(
        std::count_if(a.begin(), a.end(), [](int value) { return value < 0; }));
  }

  static Input worst(std::size_t n) { return {std::vector<int>(n, -1)}; }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(
      argc, argv, [](const std::vector<int>& a) { return count_negatives(a); });
}
