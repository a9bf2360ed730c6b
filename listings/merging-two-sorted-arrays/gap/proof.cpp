#include "problem.hpp"

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv, [](Array&& a, Array&& b) {
    merge_sorted(a, b);
    return std::pair{std::move(a), std::move(b)};
  });
}
