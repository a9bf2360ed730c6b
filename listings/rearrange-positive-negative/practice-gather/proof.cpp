#include "proof.hpp"

namespace {

using Answer = std::vector<int>;

struct Problem {
  using Input = std::tuple<std::vector<int>, std::size_t>;

  static Input random(proof::Random& random, std::size_t size) {
    return {random.mixed(size, std::numeric_limits<int>::min(),
                         std::numeric_limits<int>::max()),
            random.between(std::size_t{0}, size)};
  }

  static std::string unfit(const std::vector<int>& a, std::size_t at) {
    if (at <= a.size()) return "";
    return "at is above the size of a, " + std::to_string(a.size()) + ".";
  }

  static Answer oracle(const std::vector<int>& a, std::size_t at) {
    Answer result;
    for (std::size_t i = 0; i < at; ++i) {
      if (a[i] >= 0) result.push_back(a[i]);
    }
    for (const int value : a) {
      if (value < 0) result.push_back(value);
    }
    for (std::size_t i = at; i < a.size(); ++i) {
      if (a[i] >= 0) result.push_back(a[i]);
    }
    return result;
  }

  static Input worst(std::size_t n) {
    std::vector<int> a(n);
    for (std::size_t i = 0; i < n; ++i) a[i] = i % 2 == 0 ? 1 : -1;
    return {std::move(a), n / 2};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(
      argc, argv, [](std::vector<int> a, std::size_t at) -> Answer {
        gather_negatives(a, at);
        return a;
      });
}
