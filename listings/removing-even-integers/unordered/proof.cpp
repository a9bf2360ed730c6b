#include "problem.hpp"

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv, [](std::vector<int>&& a) -> Bag {
    remove_even(a);
    return {std::move(a)};
  });
}
