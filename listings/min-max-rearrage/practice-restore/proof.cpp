#include "proof.hpp"

namespace {

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    return {random.mixed(size, 1, 100'000)};
  }

  static std::vector<int> oracle(const std::vector<int>& a) {
    std::vector<int> restored(a.size());
    std::size_t low = 0;
    std::size_t high = a.size();
    bool is_from_end = true;
    for (const int value : a) {
      restored[is_from_end ? --high : low++] = value;
      is_from_end = !is_from_end;
    }
    return restored;
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
