#include "problem.hpp"

namespace {

struct Timed : Problem {
  /// As the proof's, in steps so small that 10,000,000 of them fit into int.
  static Input worst(std::size_t n) {
    std::vector<int> a(n);
    proof::Random random{n};
    int value = 0;
    for (int& each : a) each = value += 2 * random.between(1, 100);
    random.shuffle(a);
    return {a, value + 1};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::time<Timed>(argc, argv,
                            [](const std::vector<int>& a, int k) -> Answer {
                              const auto found = find_pair(a, k);
                              if (!found) return std::nullopt;
                              return std::pair{found->first, found->second};
                            });
}
