#include "proof.hpp"

#include <algorithm>

namespace {

using Array = std::vector<int>;

/// An element that remembers where it stood; only the key is compared.
struct Tagged {
  int key = 0;
  std::size_t array = 0;
  std::size_t place = 0;

  friend bool operator<(const Tagged& x, const Tagged& y) {
    return x.key < y.key;
  }
};

/// A program that merges elements of any type must keep equal ones in order. A
/// reader's may be for int alone, where nobody can see which of them is which.
template <typename Value>
concept Mergeable =
    requires(std::vector<std::vector<Value>> arrays) { merge_all(arrays); };

template <typename Element>
[[maybe_unused]] void require_stable(const std::vector<Array>& arrays) {
  if constexpr (Mergeable<Element>) {
    std::vector<std::vector<Element>> tagged(arrays.size());
    for (std::size_t i = 0; i < arrays.size(); ++i) {
      for (const int key : arrays[i]) {
        tagged[i].push_back({key, i, tagged[i].size()});
      }
    }
    const auto merged = merge_all(tagged);
    for (std::size_t i = 1; i < merged.size(); ++i) {
      const auto rank = [](const Element& x) {
        return std::tuple{x.key, x.array, x.place};
      };
      if (rank(merged[i - 1]) >= rank(merged[i])) {
        throw std::logic_error("equal elements change places");
      }
    }
  }
}

struct Problem {
  using Input = std::tuple<std::vector<Array>>;

  // Above, there would be more elements than the problem allows.
  [[maybe_unused]] static constexpr std::size_t largest = 1U << 15U;

  static Input random(proof::Random& random, std::size_t size) {
    std::vector<Array> arrays(random.between(std::size_t{0}, std::size_t{6}));
    if (!arrays.empty()) {
      const std::size_t last = arrays.size() - 1;
      for (const int value :
           random.mixed(size, -1'000'000'000, 1'000'000'000)) {
        arrays[random.between(std::size_t{0}, last)].push_back(value);
      }
    }
    for (Array& array : arrays) std::sort(array.begin(), array.end());
    return {arrays};
  }

  static std::string unfit(const std::vector<Array>& arrays) {
    constexpr std::size_t most = 100'000;
    std::size_t total = 0;
    for (std::size_t i = 0; i < arrays.size(); ++i) {
      if (!std::is_sorted(arrays[i].begin(), arrays[i].end())) {
        return "Array " + std::to_string(i + 1) + " is not in ascending order.";
      }
      total += arrays[i].size();
    }
    if (total <= most) return "";
    return "There are " + std::to_string(total) +
           " elements in all; the problem allows 100000.";
  }

  static Array oracle(const std::vector<Array>& arrays) {
    Array all;
    for (const Array& array : arrays) {
      all.insert(all.end(), array.begin(), array.end());
    }
    std::sort(all.begin(), all.end());
    return all;
  }

  /// As many elements as there may be, among `size` arrays; most are equal to
  /// others.
  static Input large(proof::Random& random, std::size_t size) {
    std::vector<Array> arrays(size);
    for (const int key : random.values(100'000, -1000, 1000)) {
      arrays[random.next() % size].push_back(key);
    }
    for (Array& array : arrays) std::sort(array.begin(), array.end());
    return {arrays};
  }

  /// n arrays of two elements each, in a random order.
  static Input worst(std::size_t n) {
    proof::Random random{n};
    std::vector<Array> arrays(n);
    for (Array& array : arrays) {
      array = random.values(2, -1'000'000, 1'000'000);
      std::sort(array.begin(), array.end());
    }
    return {arrays};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv,
                               [](const std::vector<Array>& arrays) {
#if !defined(PROOF_PAGE) && !defined(PROOF_COUNTS)
                                 require_stable<Tagged>(arrays);
#endif
                                 return merge_all(arrays);
                               });
}
