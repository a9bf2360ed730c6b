#include "proof.hpp"

namespace {

using Answer = std::vector<int>;

struct Problem {
  using Input = std::tuple<std::vector<int>, int>;

  static Input random(proof::Random& random, std::size_t size) {
    constexpr int low = std::numeric_limits<int>::min();
    constexpr int high = std::numeric_limits<int>::max();
    const int m =
        random.chance(50) ? random.between(1, 12) : random.between(1, high);
    return {random.mixed(size, low, high), random.chance(10) ? high : m};
  }

  static Answer oracle(const std::vector<int>& a, int m) {
    Answer result;
    for (std::size_t i = 0; i < a.size(); ++i) {
      std::int64_t product = 1 % m;
      for (std::size_t j = 0; j < a.size(); ++j) {
        if (j != i) product = product * a[j] % m;
      }
      result.push_back(static_cast<int>((product + m) % m));
    }
    return result;
  }

  static Answer quick_oracle(const std::vector<int>& a, int m) {
    std::vector<std::int64_t> before{1 % m};
    for (const int value : a) before.push_back(before.back() * value % m);
    Answer result(a.size());
    std::int64_t after = 1;
    for (std::size_t i = a.size(); i-- > 0;) {
      result[i] = static_cast<int>((before[i] * after % m + m) % m);
      after = after * a[i] % m;
    }
    return result;
  }

  static Input worst(std::size_t n) {
    return {proof::Random{n}.values(n, -1000000, 1000000), 1000003};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv,
                               [](const std::vector<int>& a, int m) -> Answer {
                                 return remainders_of_others(a, m);
                               });
}
