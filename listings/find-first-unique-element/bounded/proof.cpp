#include "proof.hpp"

#include <algorithm>

namespace {

struct Problem {
  using Input = std::tuple<std::vector<int>, int, int>;

  static Input random(proof::Random& random, std::size_t size) {
    const int low = random.between(-1'000'000'000, 1'000'000'000);
    const int width = random.chance(5) ? 1'000'000 : static_cast<int>(size);
    return {random.values(size, low, low + width), low, low + width};
  }

  /// Half of them have so few values that most come 257 times, after which a
  /// count of 8 bits is 1 again.
  static Input large(proof::Random& random, std::size_t size) {
    auto [a, low, high] = Problem::random(random, size);
    if (random.chance(50)) {
      const std::size_t values = size / 257 + 1;
      for (std::size_t i = 0; i < size; ++i) {
        a[i] = low + static_cast<int>(i % values);
      }
    }
    return {std::move(a), low, high};
  }

  static std::string unfit(const std::vector<int>& a, int low, int high) {
    constexpr int widest = 1'000'000;
    if (high < low) return "high is below low.";
    if (std::int64_t{high} - low > widest) {
      return "high is more than 1000000 above low.";
    }
    for (const int value : a) {
      if (value < low || value > high) {
        return std::to_string(value) + " does not lie between low and high.";
      }
    }
    return "";
  }

  static std::optional<int> oracle(const std::vector<int>& a, int, int) {
    for (const int value : a) {
      if (std::count(a.begin(), a.end(), value) == 1) return value;
    }
    return std::nullopt;
  }

  static std::optional<int> quick_oracle(const std::vector<int>& a, int, int) {
    std::vector<int> sorted = a;
    std::sort(sorted.begin(), sorted.end());
    for (const int value : a) {
      const auto [from, to] =
          std::equal_range(sorted.begin(), sorted.end(), value);
      if (to - from == 1) return value;
    }
    return std::nullopt;
  }

  /// Every value twice, and a range as wide as the array is long.
  static Input worst(std::size_t n) {
    const int width = static_cast<int>(n);
    std::vector<int> a(n);
    for (std::size_t i = 0; i < n; ++i) a[i] = static_cast<int>(i / 2);
    proof::Random{n}.shuffle(a);
    return {a, 0, width - 1};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(
      argc, argv,
      [](const std::vector<int>& a, int low, int high) -> std::optional<int> {
        return first_unique(a, low, high);
      });
}
