#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <optional>
#include <span>
#include <vector>

/// Two indices of the array, the smaller first.
struct IndexPair {
  std::size_t first;
  std::size_t second;
};

// #region listing
struct Entry {
  int value;
  std::size_t index;  // where the value stood before the sort
};

std::optional<IndexPair> find_pair(std::span<const int> a, int k) {
  std::vector<Entry> sorted;
  sorted.reserve(a.size());
  for (std::size_t i = 0; i < a.size(); ++i) {
    sorted.push_back({a[i], i});
  }
  std::ranges::sort(sorted, {}, &Entry::value);

  for (std::size_t i = 0; i < sorted.size(); ++i) {
    const std::int64_t need = std::int64_t{k} - sorted[i].value;
    const auto rest = std::span{sorted}.subspan(i + 1);  // never itself
    const auto at = std::ranges::lower_bound(rest, need, {}, &Entry::value);
    if (at != rest.end() && at->value == need) {
      const auto [low, high] = std::minmax({sorted[i].index, at->index});
      return IndexPair{low, high};
    }
  }
  return std::nullopt;
}
// #endregion

int main() {
  const std::vector<int> a{8, 3, 11, -2, 5, 7};
  const auto pair = find_pair(a, 10);
  std::cout << "a[" << pair->first << "] = " << a[pair->first] << ", a["
            << pair->second << "] = " << a[pair->second] << '\n';
}
