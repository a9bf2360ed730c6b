#include "problem.hpp"

namespace {

/// Calls the listing by whichever of the two signatures it has.
template <typename Value>
Answer call(std::vector<Value>& a) {
  if constexpr (requires { Answer{remove_even(a)}; }) {
    return remove_even(a);
  } else {
    remove_even(a);
    return std::move(a);
  }
}

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(
      argc, argv, [](std::vector<int>&& a) -> Answer { return call(a); });
}
