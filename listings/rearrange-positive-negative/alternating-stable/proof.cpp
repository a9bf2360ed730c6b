#include "problem.hpp"

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv, [](std::vector<int> a) -> Answer {
    alternate_signs(a);
    return a;
  });
}
