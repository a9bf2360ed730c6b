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

struct Entry {
  int value;
  std::size_t index;  // where the value stood before the sort
};

// #region listing
std::optional<IndexPair> find_pair(std::span<const int> a, int k) {
  std::vector<Entry> sorted;
  sorted.reserve(a.size());
  for (std::size_t i = 0; i < a.size(); ++i) {
    sorted.push_back({a[i], i});
  }
  std::ranges::sort(sorted, {}, &Entry::value);

  std::size_t left = 0;
  std::size_t right = sorted.size();  // one past the last candidate
  while (left + 1 < right) {
    const Entry& low = sorted[left];
    const Entry& high = sorted[right - 1];
    const std::int64_t sum = std::int64_t{low.value} + high.value;
    if (sum < k) {
      ++left;  // low is too small even for the largest candidate
    } else if (sum > k) {
      --right;  // high is too large even for the smallest candidate
    } else {
      const auto [first, second] = std::minmax({low.index, high.index});
      return IndexPair{first, second};
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
