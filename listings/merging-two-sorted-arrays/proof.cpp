#include "problem.hpp"

namespace {

/// Calls the listing by whichever of the three signatures it has.
template <typename T>
std::vector<T> call(const std::vector<T>& a, const std::vector<T>& b) {
  if constexpr (requires { merge_sorted(a, b); }) {
    return merge_sorted(a, b);
  } else {
    std::vector<T> room;
    room.reserve(a.size() + b.size());
    room.insert(room.end(), a.begin(), a.end());
    if constexpr (requires { merge_sorted(room, a.size(), b); }) {
      room.resize(a.size() + b.size());
      merge_sorted(room, a.size(), b);
    } else {
      room.insert(room.end(), b.begin(), b.end());
      merge_sorted(room, a.size());
    }
    return room;
  }
}

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv, [](Array&& a, Array&& b) {
    tag(a, 'a');
    tag(b, 'b');
    return call(a, b);
  });
}
