#include "problem.hpp"

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv, [](std::vector<int> a) -> Groups {
    const std::size_t split = negatives_first(a);
    return {std::move(a), split};
  });
}
