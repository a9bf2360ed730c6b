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
std::optional<IndexPair> find_pair(std::span<const int> a, int k) {
  std::size_t left = 0;
  std::size_t right = a.size();  // one past the last candidate
  while (left + 1 < right) {
    const std::int64_t sum = std::int64_t{a[left]} + a[right - 1];
    if (sum == k) return IndexPair{left, right - 1};
    if (sum < k) {
      ++left;  // too small even with the largest candidate
    } else {
      --right;  // too large even with the smallest candidate
    }
  }
  return std::nullopt;
}
// #endregion

int main() {
  const std::vector<int> a{-2, 3, 5, 7, 8, 11};
  const auto pair = find_pair(a, 10);
  std::cout << "a[" << pair->first << "] = " << a[pair->first] << ", a["
            << pair->second << "] = " << a[pair->second] << '\n';
}
