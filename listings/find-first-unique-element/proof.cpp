#include "problem.hpp"

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(
      argc, argv, [](const std::vector<int>& a) -> std::optional<int> {
        return first_unique(a);
      });
}
