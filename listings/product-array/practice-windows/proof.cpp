#include "proof.hpp"

#include <algorithm>

namespace {

using Answer = std::vector<int>;

struct Problem {
  using Input = std::tuple<std::vector<int>, std::size_t>;

  static Input random(proof::Random& random, std::size_t size) {
    return {random.mixed(size, std::numeric_limits<int>::min(),
                         std::numeric_limits<int>::max()),
            random.between(std::size_t{1}, size + 2)};
  }

  /// Half of the windows are short, so that there are many.
  static Input large(proof::Random& random, std::size_t size) {
    auto [a, k] = Problem::random(random, size);
    if (random.chance(50)) k = random.between(std::size_t{1}, std::size_t{9});
    return {std::move(a), k};
  }

  static Answer oracle(const std::vector<int>& a, std::size_t k) {
    Answer result;
    for (std::size_t i = 0; i + k <= a.size(); ++i) {
      const auto from = a.begin() + static_cast<std::ptrdiff_t>(i);
      result.push_back(
          *std::max_element(from, from + static_cast<std::ptrdiff_t>(k)));
    }
    return result;
  }

  /// Of the elements of a window, those are kept that no later one reaches.
  static Answer quick_oracle(const std::vector<int>& a, std::size_t k) {
    std::vector<std::size_t> kept;
    std::size_t oldest = 0;
    Answer result;
    for (std::size_t i = 0; i < a.size(); ++i) {
      while (kept.size() > oldest && a[kept.back()] <= a[i]) kept.pop_back();
      kept.push_back(i);
      if (kept[oldest] + k <= i) ++oldest;
      if (i + 1 >= k) result.push_back(a[kept[oldest]]);
    }
    return result;
  }

  static Input worst(std::size_t n) {
    return {proof::Random{n}.values(n, -1000, 1000), n < 2 ? 1 : n / 2};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(
      argc, argv, [](const std::vector<int>& a, std::size_t k) -> Answer {
        return window_maxima(a, k);
      });
}
