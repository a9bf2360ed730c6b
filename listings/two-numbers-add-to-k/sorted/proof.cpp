#include "proof.hpp"

#include <algorithm>

namespace {

using Answer = std::optional<std::pair<std::size_t, std::size_t>>;

constexpr int lowest = std::numeric_limits<int>::min();
constexpr int highest = std::numeric_limits<int>::max();

struct Problem {
  using Input = std::tuple<std::vector<int>, int>;

  static Input random(proof::Random& random, std::size_t size) {
    // Over all of int, or where no sum of two overflows.
    std::vector<int> a =
        random.chance(50) ? random.mixed(size, lowest, highest)
                          : random.mixed(size, -1'000'000'000, 1'000'000'000);
    std::ranges::sort(a);
    int k = random.chance(50) ? random.between(-20, 20)
                              : random.between(lowest, highest);
    if (!a.empty() && random.chance(70)) {
      const auto x = static_cast<unsigned>(a[random.next() % a.size()]);
      const auto y = static_cast<unsigned>(a[random.next() % a.size()]);
      k = static_cast<int>(x + y);
    }
    return {a, k};
  }

  static std::string accepts(const Input& input, const Answer& got) {
    const auto& [a, k] = input;
    const auto fits = [&a = a, k = k](std::size_t i, std::size_t j) {
      return std::int64_t{a[i]} + std::int64_t{a[j]} == std::int64_t{k};
    };
    if (got) {
      const auto [i, j] = *got;
      if (i >= j) return "the first index is not below the second";
      if (j >= a.size()) return "there is no such element";
      return fits(i, j) ? "" : "these two do not add up to k";
    }
    // The slow way proves the quick one on all inputs that are small.
    constexpr std::size_t small = 64;
    const bool has_one = has_pair(a, k);
    for (std::size_t j = 0; j < a.size() && a.size() <= small; ++j) {
      for (std::size_t i = 0; i < j; ++i) {
        if (fits(i, j)) {
          if (!has_one) throw std::logic_error("the judge contradicts itself");
          return "the pair " + proof::shown(std::pair{i, j}) + " does";
        }
      }
    }
    return has_one ? "there is a pair" : "";
  }

  /// From both ends of the sorted values: what is too small with the largest
  /// that is left is too small with all of them.
  static bool has_pair(std::vector<int> a, int k) {
    std::sort(a.begin(), a.end());
    for (auto low = a.begin(), high = a.end(); high - low > 1;) {
      const std::int64_t sum = std::int64_t{*low} + *(high - 1);
      if (sum == k) return true;
      if (sum < k) {
        ++low;
      } else {
        --high;
      }
    }
    return false;
  }

  // Different even values and an odd k: nothing fits, nothing ends early.
  static Input worst(std::size_t n) {
    std::vector<int> a(n);
    proof::Random random{n};
    int value = 0;
    for (int& each : a) each = value += 2 * random.between(1, 1000);
    return {a, value + 1};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv,
                               [](const std::vector<int>& a, int k) -> Answer {
                                 const auto found = find_pair(a, k);
                                 if (!found) return std::nullopt;
                                 return std::pair{found->first, found->second};
                               });
}
