// Random inputs for proofs, in native trials and in the page's modules.
#ifndef CPP_LISTINGS_RANDOM_HPP
#define CPP_LISTINGS_RANDOM_HPP

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace proof {

/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", OOPSLA 2014): the same sequence on every machine and library.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_{seed} {}

  std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15U);
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31U);
  }

  /// A value of `Integer` in [low, high], both ends included.
  template <std::integral Integer>
  Integer between(Integer low, Integer high) {
    const auto width =
        static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low) + 1;
    const std::uint64_t offset = width == 0 ? next() : next() % width;
    return static_cast<Integer>(static_cast<std::uint64_t>(low) + offset);
  }

  /// True with a probability of `percent` in a hundred.
  bool chance(unsigned percent) { return next() % 100 < percent; }

  /// `size` values in [low, high].
  std::vector<int> values(std::size_t size, int low, int high);

  /// `size` values in [low, high], from a distribution that is chosen at
  /// random: the whole range, a narrow band full of duplicates, values at and
  /// next to the ends, or values near 0.
  std::vector<int> mixed(std::size_t size, int low, int high);

  /// `values` in a random order (Fisher and Yates).
  template <typename Value>
  void shuffle(std::vector<Value>& values) {
    for (std::size_t left = values.size(); left > 1; --left) {
      std::swap(values[left - 1], values[next() % left]);
    }
  }

 private:
  std::uint64_t state_;
};

}  // namespace proof

#endif
