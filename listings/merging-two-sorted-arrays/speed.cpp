#include "problem.hpp"

namespace {

using Numbers = std::vector<int>;

template <typename Array>
constexpr bool makes_an_array =
    requires(const Array& a) { merge_sorted(a, a); };

template <typename Array>
constexpr bool takes_room =
    requires(Array& a) { merge_sorted(a, a.size(), a); };

/// Numbers without tags, in the arrays that the listing is called with: what
/// makes room for its answer is not timed.
struct Timed {
  /// The first array, or the one that both are in or go into; the size of the
  /// first; the second.
  using Input = std::tuple<Numbers, std::size_t, Numbers>;

  /// Each ascends by random steps, so that which one is next is random too.
  static Input average(proof::Random& random, std::size_t n) {
    const auto ascending = [&random](std::size_t size) {
      Numbers numbers(size);
      int last = 0;
      for (int& number : numbers) number = last += random.between(0, 100);
      return numbers;
    };
    Numbers a = ascending(n / 2);
    return arranged(std::move(a), ascending(n - n / 2));
  }

  static Input worst(std::size_t n) { return of(Problem::worst(n)); }
  static Input best(std::size_t n) { return of(Problem::best(n)); }

 private:
  static Input arranged(Numbers a, Numbers b) {
    const std::size_t size = a.size();
    if constexpr (!makes_an_array<Numbers>) {
      if constexpr (takes_room<Numbers>) {
        a.resize(size + b.size());
      } else {
        a.insert(a.end(), b.begin(), b.end());
      }
    }
    return {std::move(a), size, std::move(b)};
  }

  static Input of(const Problem::Input& input) {
    const auto keys = [](const Array& array) {
      Numbers numbers;
      for (const Tagged& value : array) numbers.push_back(value.key);
      return numbers;
    };
    return arranged(keys(std::get<0>(input)), keys(std::get<1>(input)));
  }
};

/// Calls the listing by whichever of the three signatures it has.
template <typename Array>
Array merged(Array&& a, std::size_t size, const Array& b) {
  if constexpr (makes_an_array<Array>) {
    return merge_sorted(a, b);
  } else {
    if constexpr (takes_room<Array>) {
      merge_sorted(a, size, b);
    } else {
      merge_sorted(a, size);
    }
    return std::move(a);
  }
}

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::time<Timed>(
      argc, argv, [](Numbers&& a, std::size_t size, const Numbers& b) {
        return merged<Numbers>(std::move(a), size, b);
      });
}
