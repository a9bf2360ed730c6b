#include "proof.hpp"

namespace {

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    return {random.mixed(size, -1000, 1000)};
  }

  static std::int64_t oracle(const std::vector<int>& a) {
    std::int64_t total = 0;
    for (std::size_t i = a.size(); i > 0; --i) total += a[i - 1];
    return total;
  }

  static std::int64_t quick_oracle(const std::vector<int>& a) {
    std::int64_t total = 0;
    for (const int value : a) total += value;
    return total;
  }

  static Input worst(std::size_t n) { return {std::vector<int>(n, 1)}; }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(
      argc, argv, [](const std::vector<int>& a) { return sum(a); });
}
