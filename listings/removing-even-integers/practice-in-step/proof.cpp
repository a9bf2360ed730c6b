#include "proof.hpp"

#include <limits>

namespace {

using Answer = std::pair<std::vector<int>, std::vector<int>>;

struct Problem {
  using Input = std::tuple<std::vector<int>, std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    constexpr int low = std::numeric_limits<int>::min();
    constexpr int high = std::numeric_limits<int>::max();
    return {random.mixed(size, low, high), random.mixed(size, low, high)};
  }

  static std::string unfit(const std::vector<int>& keys,
                           const std::vector<int>& values) {
    if (keys.size() == values.size()) return "";
    return "There are " + std::to_string(keys.size()) + " keys and " +
           std::to_string(values.size()) +
           " values; there must be as many of each.";
  }

  static Answer oracle(const std::vector<int>& keys,
                       const std::vector<int>& values) {
    Answer result;
    for (std::size_t i = 0; i < keys.size(); ++i) {
      if ((keys[i] & 1) == 0) continue;
      result.first.push_back(keys[i]);
      result.second.push_back(values[i]);
    }
    return result;
  }

  static Input worst(std::size_t n) {
    std::vector<int> keys(n);
    for (std::size_t i = 0; i < n; ++i) keys[i] = i < n / 2 ? 2 : -3;
    return {std::move(keys), std::vector<int>(n)};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(
      argc, argv,
      [](std::vector<int>&& keys, std::vector<int>&& values) -> Answer {
        remove_even_keys(keys, values);
        return {std::move(keys), std::move(values)};
      });
}
