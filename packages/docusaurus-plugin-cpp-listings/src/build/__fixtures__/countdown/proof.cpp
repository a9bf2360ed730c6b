#include "proof.hpp"

namespace {

struct Problem {
  using Input = std::tuple<int>;

  static Input random(proof::Random& random, std::size_t size) {
    return {random.between(0, static_cast<int>(size))};
  }
  static std::string unfit(int n) { return n == 13 ? "13 is unlucky." : ""; }
  static int oracle(int n) { return n; }
  static Input worst(std::size_t n) { return {static_cast<int>(n)}; }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv, count_down);
}
