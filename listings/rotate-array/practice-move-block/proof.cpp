#include "proof.hpp"

namespace {

struct Problem {
  using Input =
      std::tuple<std::vector<int>, std::size_t, std::size_t, std::size_t>;

  static Input random(proof::Random& random, std::size_t size) {
    const std::size_t from = random.between(std::size_t{0}, size);
    const std::size_t to = random.between(from, size);
    const std::size_t before = random.between(std::size_t{0}, size);
    return {random.mixed(size, -1'000'000'000, 1'000'000'000), from, to,
            before};
  }

  static std::string unfit(const std::vector<int>& a, std::size_t from,
                           std::size_t to, std::size_t before) {
    const std::string size = std::to_string(a.size());
    if (from > to) return "from is above to.";
    if (to > a.size()) return "to is above the size of a, " + size + ".";
    if (before > a.size()) {
      return "before is above the size of a, " + size + ".";
    }
    return "";
  }

  static std::vector<int> oracle(const std::vector<int>& a, std::size_t from,
                                 std::size_t to, std::size_t before) {
    if (from <= before && before <= to) return a;
    std::vector<int> moved;
    for (std::size_t i = 0; i <= a.size(); ++i) {
      if (i == before) {
        for (std::size_t j = from; j < to; ++j) moved.push_back(a[j]);
      }
      if (i < a.size() && (i < from || i >= to)) moved.push_back(a[i]);
    }
    return moved;
  }

  static Input worst(std::size_t n) {
    return {proof::Random{n}.values(n, -1000, 1000), 0, n / 2, n};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv,
                               [](std::vector<int> a, std::size_t from,
                                  std::size_t to, std::size_t before) {
                                 move_block(a, from, to, before);
                                 return a;
                               });
}
