#include "problem.hpp"

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv,
                               [](std::vector<int> a, std::int64_t k) {
                                 rotate_left(a, k);
                                 return a;
                               });
}
