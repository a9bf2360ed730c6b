#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <optional>
#include <vector>

struct IndexPair {
  std::size_t first;
  std::size_t second;
};

// #region listing
std::optional<IndexPair> find_pair(std::vector<int>& a, int k) {
  std::ranges::sort(a);  // bug: the indices below are of this order
  std::size_t left = 0;
  std::size_t right = a.size();
  while (left + 1 < right) {
    const std::int64_t sum = std::int64_t{a[left]} + a[right - 1];
    if (sum < k) {
      ++left;
    } else if (sum > k) {
      --right;
    } else {
      return IndexPair{left, right - 1};
    }
  }
  return std::nullopt;
}
// #endregion

int main() {
  std::vector<int> a{3, 2, 4};
  const auto pair = find_pair(a, 6);
  std::cout << pair->first << " and " << pair->second << '\n';
}
