#include "problem.hpp"

int proof_main(int argc, char** argv) {
  // By reference: the caller's array is the work space, so it costs nothing.
  return proof::prove<Problem>(
      argc, argv,
      [](std::vector<int>&& a, int k) -> Answer { return find_values(a, k); });
}
