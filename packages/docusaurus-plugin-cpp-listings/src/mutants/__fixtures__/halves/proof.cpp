#include "proof.hpp"

namespace {

struct Problem {
  using Input = std::tuple<int>;

  static Input random(proof::Random& random, std::size_t) {
    return {random.between(0, 100)};
  }

  static int oracle(int n) {
    int count = 0;
    for (int power = 2; power <= n; power *= 2) ++count;
    return count;
  }

  static Input worst(std::size_t n) { return {static_cast<int>(n)}; }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv, [](int n) { return halves(n); });
}
