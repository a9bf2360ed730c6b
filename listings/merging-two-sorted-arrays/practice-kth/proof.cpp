#include "proof.hpp"

#include <algorithm>

namespace {

using Array = std::vector<int>;

struct Problem {
  using Input = std::tuple<Array, Array, std::size_t>;

  static Input random(proof::Random& random, std::size_t size) {
    const auto all = random.mixed(size, -1'000'000'000, 1'000'000'000);
    const auto cut =
        static_cast<std::ptrdiff_t>(random.between(std::size_t{0}, all.size()));
    Input input{{all.begin(), all.begin() + cut},
                {all.begin() + cut, all.end()},
                random.between(std::size_t{0}, all.size())};
    std::sort(std::get<0>(input).begin(), std::get<0>(input).end());
    std::sort(std::get<1>(input).begin(), std::get<1>(input).end());
    return input;
  }

  static std::optional<int> oracle(const Array& a, const Array& b,
                                   std::size_t k) {
    Array all = a;
    all.insert(all.end(), b.begin(), b.end());
    std::sort(all.begin(), all.end());
    if (k >= all.size()) return std::nullopt;
    return all[k];
  }

  /// n elements in all; a and b alternate and k is in the middle.
  static Input worst(std::size_t n) {
    Input input;
    for (std::size_t i = 0; i < n; ++i) {
      Array& array = i % 2 == 0 ? std::get<0>(input) : std::get<1>(input);
      array.push_back(static_cast<int>(i));
    }
    std::get<2>(input) = n / 2;
    return input;
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(
      argc, argv, [](const Array& a, const Array& b, std::size_t k) {
        return kth(a, b, k);
      });
}
