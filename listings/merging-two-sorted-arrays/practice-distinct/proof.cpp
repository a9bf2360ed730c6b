#include "proof.hpp"

#include <algorithm>
#include <set>

namespace {

using Array = std::vector<int>;

struct Problem {
  using Input = std::tuple<Array, Array>;

  static Input random(proof::Random& random, std::size_t size) {
    std::vector<int> all = random.mixed(size, -1'000'000'000, 1'000'000'000);
    if (random.chance(20)) all.push_back(std::numeric_limits<int>::min());
    if (random.chance(20)) all.push_back(std::numeric_limits<int>::max());
    random.shuffle(all);
    const auto cut =
        static_cast<std::ptrdiff_t>(random.between(std::size_t{0}, all.size()));
    Input input{{all.begin(), all.begin() + cut},
                {all.begin() + cut, all.end()}};
    std::sort(std::get<0>(input).begin(), std::get<0>(input).end());
    std::sort(std::get<1>(input).begin(), std::get<1>(input).end());
    return input;
  }

  /// Two arrays of that size, in which most values come more than once.
  static Input large(proof::Random& random, std::size_t size) {
    Input input{random.values(size, -10'000, 10'000),
                random.values(size, -10'000, 10'000)};
    std::sort(std::get<0>(input).begin(), std::get<0>(input).end());
    std::sort(std::get<1>(input).begin(), std::get<1>(input).end());
    return input;
  }

  static Array oracle(const Array& a, const Array& b) {
    std::set<int> values(a.begin(), a.end());
    values.insert(b.begin(), b.end());
    return {values.begin(), values.end()};
  }

  /// n elements in all; a and b share every value.
  static Input worst(std::size_t n) {
    Input input;
    for (std::size_t i = 0; i < n; ++i) {
      Array& array = i % 2 == 0 ? std::get<0>(input) : std::get<1>(input);
      array.push_back(static_cast<int>(i / 2));
    }
    return input;
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv, [](const Array& a, const Array& b) {
    return merge_distinct(a, b);
  });
}
