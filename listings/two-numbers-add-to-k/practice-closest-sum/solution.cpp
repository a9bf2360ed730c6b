#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <span>
#include <vector>

// #region listing
std::optional<std::int64_t> closest_sum(std::span<const int> a, int k) {
  std::vector<std::int64_t> sorted(a.begin(), a.end());
  std::ranges::sort(sorted);
  std::optional<std::int64_t> best;
  std::size_t left = 0;
  std::size_t right = sorted.size();  // one past the last candidate
  while (left + 1 < right) {
    const std::int64_t sum = sorted[left] + sorted[right - 1];
    const std::int64_t distance = std::abs(sum - k);
    if (!best || distance < std::abs(*best - k)) {
      best = sum;
    } else if (distance == std::abs(*best - k)) {
      best = std::min(*best, sum);
    }
    if (sum < k) {
      ++left;  // its other sums are no larger, so no closer
    } else {
      --right;  // its other sums are no smaller, so no closer
    }
  }
  return best;
}
// #endregion

int main() {
  const std::vector<int> a{8, 3, 11, -2, 5, 7};
  std::cout << "closest to 17: " << *closest_sum(a, 17) << '\n';
}
