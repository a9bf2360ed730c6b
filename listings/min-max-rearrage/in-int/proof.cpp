#include "proof.hpp"

#include <algorithm>
#include <deque>

namespace {

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    std::vector<int> a = random.mixed(size, 1, 46'339);
    std::sort(a.begin(), a.end());
    return {std::move(a)};
  }

  static std::vector<int> oracle(const std::vector<int>& a) {
    std::deque<int> left(a.begin(), a.end());
    std::vector<int> result;
    while (!left.empty()) {
      result.push_back(left.back());
      left.pop_back();
      if (left.empty()) break;
      result.push_back(left.front());
      left.pop_front();
    }
    return result;
  }

  static Input worst(std::size_t n) { return {std::vector<int>(n, 46'339)}; }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv, [](std::vector<int> a) {
    max_min(a);
    return a;
  });
}
