#include "problem.hpp"

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(
      argc, argv, [](const std::vector<int>& a) -> Answer {
        const auto found = max_circular(a);
        if (!found) return std::nullopt;
        return Run{found->sum, found->from, found->length};
      });
}
