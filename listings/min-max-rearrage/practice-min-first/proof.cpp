#include "proof.hpp"

#include <algorithm>
#include <deque>

namespace {

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    std::vector<int> a = random.mixed(size, 1, 100'000);
    std::sort(a.begin(), a.end());
    return {std::move(a)};
  }

  static std::vector<int> oracle(const std::vector<int>& a) {
    std::deque<int> left(a.begin(), a.end());
    std::vector<int> result;
    while (!left.empty()) {
      result.push_back(left.front());
      left.pop_front();
      if (left.empty()) break;
      result.push_back(left.back());
      left.pop_back();
    }
    return result;
  }

  static Input worst(std::size_t n) {
    proof::Random generator{n};
    return random(generator, n);
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv, [](std::vector<int> a) {
    min_max(a);
    return a;
  });
}
