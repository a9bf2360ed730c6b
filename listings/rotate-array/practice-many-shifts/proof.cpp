#include "proof.hpp"

namespace {

struct Problem {
  using Input = std::tuple<std::vector<int>, std::vector<std::int64_t>>;

  static Input random(proof::Random& random, std::size_t size) {
    std::vector<std::int64_t> ks(random.between(std::size_t{0}, size));
    for (std::int64_t& k : ks) {
      k = random.chance(70)
              ? random.between(std::int64_t{-20}, std::int64_t{20})
              : random.between(std::numeric_limits<std::int64_t>::min(),
                               std::numeric_limits<std::int64_t>::max());
    }
    return {random.mixed(size, -1'000'000'000, 1'000'000'000), ks};
  }

  static std::vector<int> oracle(const std::vector<int>& a,
                                 const std::vector<std::int64_t>& ks) {
    const auto n = static_cast<std::int64_t>(a.size());
    std::vector<int> rotated = a;
    for (const std::int64_t k : ks) {
      const std::vector<int> before = rotated;
      for (std::int64_t i = 0; i < n; ++i) {
        const std::int64_t from = ((i + k % n) % n + n) % n;
        rotated[static_cast<std::size_t>(i)] =
            before[static_cast<std::size_t>(from)];
      }
    }
    return rotated;
  }

  static std::vector<int> quick_oracle(const std::vector<int>& a,
                                       const std::vector<std::int64_t>& ks) {
    if (a.empty()) return a;
    const auto n = static_cast<std::int64_t>(a.size());
    std::int64_t places = 0;
    for (const std::int64_t k : ks) places = (places + k % n + n) % n;
    std::vector<int> rotated(a.begin() + places, a.end());
    rotated.insert(rotated.end(), a.begin(), a.begin() + places);
    return rotated;
  }

  static Input worst(std::size_t n) {
    return {proof::Random{n}.values(n, -1000, 1000),
            std::vector<std::int64_t>(n, -1)};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(
      argc, argv, [](std::vector<int> a, const std::vector<std::int64_t>& ks) {
        rotate_all(a, ks);
        return a;
      });
}
