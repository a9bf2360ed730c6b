#include "problem.hpp"

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(
      argc, argv, [](std::int64_t x, std::int64_t y) { return times(x, y); });
}
