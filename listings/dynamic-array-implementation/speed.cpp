#include "problem.hpp"

namespace {

/// Pushes and pops without a script, whose reading would take longer.
struct Timed {
  using Input = std::tuple<std::vector<bool>>;

  /// Two pushes for each pop, in no order.
  static Input average(proof::Random& random, std::size_t n) {
    std::vector<bool> pushes(n);
    std::size_t elements = 0;
    for (std::size_t i = 0; i < n; ++i) {
      pushes[i] = elements == 0 || random.between(1, 3) > 1;
      elements = pushes[i] ? elements + 1 : elements - 1;
    }
    return {std::move(pushes)};
  }

  static Input worst(std::size_t n) { return {costly_pushes(n)}; }

  /// Pushes alone.
  static Input best(std::size_t n) { return {std::vector<bool>(n, true)}; }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::time<Timed>(argc, argv, [](const std::vector<bool>& pushes) {
    DynamicArray<int> a;
    for (const bool push : pushes) {
      if (push) {
        a.push_back(1);
      } else {
        a.pop_back();
      }
    }
    return a.size();
  });
}
