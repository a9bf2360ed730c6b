#include "proof.hpp"

namespace {

struct Problem {
  using Input = std::tuple<std::vector<int>, std::size_t, std::size_t>;

  static Input random(proof::Random& random, std::size_t size) {
    const std::size_t n = size + 1;
    return {random.values(n, -1'000'000'000, 1'000'000'000),
            random.between(std::size_t{0}, n),
            random.between(std::size_t{0}, n - 1)};
  }

  static std::string unfit(const std::vector<int>& v, std::size_t i,
                           std::size_t from) {
    const std::string size = std::to_string(v.size());
    if (i > v.size()) return "i is above the size of v, " + size + ".";
    if (from >= v.size()) {
      return "from is no index into v, which has " + size + " elements.";
    }
    return "";
  }

  static std::vector<int> oracle(const std::vector<int>& v, std::size_t i,
                                 std::size_t from) {
    std::vector<int> result;
    for (std::size_t k = 0; k <= v.size(); ++k) {
      if (k == i) result.push_back(v[from]);
      if (k < v.size()) result.push_back(v[k]);
    }
    return result;
  }

  static Input worst(std::size_t n) {
    return {proof::Random{n}.values(n, -1000, 1000), 0, n - 1};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(
      argc, argv, [](std::vector<int> v, std::size_t i, std::size_t from) {
        insert_at(v, i, v[from]);
        return v;
      });
}
