#include "proof.hpp"

namespace {

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    return {random.mixed(size, -1'000'000'000, 1'000'000'000)};
  }

  static std::vector<int> oracle(const std::vector<int>& v) {
    std::vector<int> twice;
    for (int round = 0; round < 2; ++round) {
      for (const int value : v) twice.push_back(value);
    }
    return twice;
  }

  static Input worst(std::size_t n) {
    return {proof::Random{n}.values(n, -1000, 1000)};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv, [](std::vector<int> v) {
    append_again(v);
    return v;
  });
}
