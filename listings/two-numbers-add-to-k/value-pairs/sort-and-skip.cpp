#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <span>
#include <utility>
#include <vector>

// #region listing
std::vector<std::pair<int, int>> value_pairs(std::span<const int> a, int k) {
  std::vector<int> sorted(a.begin(), a.end());
  std::ranges::sort(sorted);
  std::vector<std::pair<int, int>> pairs;
  std::size_t left = 0;
  std::size_t right = sorted.size();  // one past the last candidate
  while (left + 1 < right) {
    const int low = sorted[left];
    const int high = sorted[right - 1];
    const std::int64_t sum = std::int64_t{low} + high;
    if (sum == k) pairs.emplace_back(low, high);
    if (sum <= k) {
      while (left < right && sorted[left] == low) ++left;  // low is done
    }
    if (sum >= k) {
      while (left < right && sorted[right - 1] == high) --right;
    }
  }
  return pairs;
}
// #endregion

int main() {
  const std::vector<int> a{1, 9, 5, 1, 5, 3, 9, 7, 5};
  for (const auto& [low, high] : value_pairs(a, 10)) {
    std::cout << low << " + " << high << '\n';
  }
}
