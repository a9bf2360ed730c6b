#include "problem.hpp"

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(
      argc, argv, [](const std::vector<int>& a) -> Answer {
        const auto found = max_subarray(a);
        if (!found) return std::nullopt;
        return Range{found->sum, found->from, found->to};
      });
}
