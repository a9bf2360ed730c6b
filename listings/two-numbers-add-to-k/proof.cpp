#include "problem.hpp"

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv,
                               [](std::vector<int> a, int k) -> Answer {
                                 const auto found = find_pair(a, k);
                                 if (!found) return std::nullopt;
                                 return std::pair{found->first, found->second};
                               });
}
