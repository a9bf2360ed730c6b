#include "problem.hpp"

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv,
                               [](const std::vector<int>& a) -> Answer {
                                 return products_of_others(a);
                               });
}
