#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <optional>
#include <utility>
#include <vector>

// #region listing
std::optional<std::pair<int, int>> find_values(std::vector<int>& a, int k) {
  std::ranges::make_heap(a);
  std::ranges::sort_heap(a);  // no recursion and no buffer
  std::size_t left = 0;
  std::size_t right = a.size();  // one past the last candidate
  while (left + 1 < right) {
    const std::int64_t sum = std::int64_t{a[left]} + a[right - 1];
    if (sum == k) return std::pair{a[left], a[right - 1]};
    if (sum < k) {
      ++left;
    } else {
      --right;
    }
  }
  return std::nullopt;
}
// #endregion

int main() {
  std::vector<int> a{8, 3, 11, -2, 5, 7};
  const auto pair = find_values(a, 10);
  std::cout << pair->first << " + " << pair->second << "; a is now";
  for (const int value : a) std::cout << ' ' << value;
  std::cout << '\n';
}
