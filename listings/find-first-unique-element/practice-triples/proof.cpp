#include "proof.hpp"

#include <algorithm>

namespace {

/// Gives the values a bit in common, and makes nearly all of them different. If
/// there are many, a counter of 8 bits is too small to count that bit.
void set_a_bit_in_all(std::vector<int>& values, proof::Random& random) {
  const std::uint32_t bit = std::uint32_t{1} << random.next() % 32;
  for (int& value : values) {
    const int other = random.between(-1'000'000'000, 1'000'000'000);
    value = static_cast<int>(static_cast<std::uint32_t>(other) | bit);
  }
}

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    std::vector<int> values =
        random.mixed(1 + size / 3, -1'000'000'000, 1'000'000'000);
    if (size > 100) set_a_bit_in_all(values, random);
    if (random.chance(20)) values.push_back(std::numeric_limits<int>::min());
    if (random.chance(20)) values.push_back(std::numeric_limits<int>::max());
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    random.shuffle(values);
    std::vector<int> a{values[0]};
    for (std::size_t i = 1; i < values.size(); ++i) {
      a.insert(a.end(), 3, values[i]);
    }
    random.shuffle(a);
    return {a};
  }

  static std::string unfit(std::vector<int> a) {
    std::sort(a.begin(), a.end());
    std::size_t singles = 0;
    for (auto from = a.begin(); from != a.end();) {
      const auto to = std::upper_bound(from, a.end(), *from);
      if (to - from != 1 && to - from != 3) {
        return std::to_string(*from) + " occurs " + std::to_string(to - from) +
               " times; one value must occur once and each other three times.";
      }
      if (to - from == 1) ++singles;
      from = to;
    }
    if (singles == 1) return "";
    return std::to_string(singles) +
           " values occur once; exactly one must, and each other three times.";
  }

  static int oracle(const std::vector<int>& a) {
    return *std::find_if(a.begin(), a.end(), [&a](int value) {
      return std::count(a.begin(), a.end(), value) == 1;
    });
  }

  static int quick_oracle(std::vector<int> a) {
    std::sort(a.begin(), a.end());
    auto at = a.begin();
    while (a.end() - at > 1 && *at == *(at + 1)) at += 3;
    return *at;
  }

  static Input worst(std::size_t n) {
    std::vector<int> a{-1};
    for (std::size_t i = 0; i + 3 < n; i += 3) {
      a.insert(a.end(), 3, static_cast<int>(i / 3));
    }
    return {a};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(
      argc, argv, [](const std::vector<int>& a) { return the_one(a); });
}
