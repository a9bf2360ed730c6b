#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <optional>
#include <span>
#include <vector>

// #region listing
std::optional<std::int64_t> max_sum_of_at_least(std::span<const int> a,
                                                std::size_t k) {
  std::optional<std::int64_t> best;
  std::int64_t prefix = 0;   // the sum of a[0, to)
  std::int64_t lagging = 0;  // the sum of a[0, to - k)
  std::int64_t lowest = 0;   // the lowest that `lagging` has been
  for (std::size_t to = 1; to <= a.size(); ++to) {
    prefix += a[to - 1];
    if (to > k) lagging += a[to - k - 1];
    lowest = std::min(lowest, lagging);
    const std::int64_t sum = prefix - lowest;
    if (to >= k && (!best || sum > *best)) best = sum;
  }
  return best;
}
// #endregion

int main() {
  const std::vector<int> a{-2, 1, -3, 4, -1, 2, 1, -5, 4};
  std::cout << "at least 2: " << *max_sum_of_at_least(a, 2) << '\n'
            << "at least 5: " << *max_sum_of_at_least(a, 5) << '\n'
            << "at least 9: " << *max_sum_of_at_least(a, 9) << '\n';
}
