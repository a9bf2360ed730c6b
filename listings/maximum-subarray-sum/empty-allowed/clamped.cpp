#include <algorithm>
#include <cstdint>
#include <iostream>
#include <span>
#include <vector>

// #region listing
std::int64_t max_sum_or_empty(std::span<const int> a) {
  std::int64_t ending = 0;  // the empty subarray, which ends everywhere
  std::int64_t best = 0;
  for (const int value : a) {
    ending = std::max(std::int64_t{0}, ending + value);
    best = std::max(best, ending);
  }
  return best;
}
// #endregion

int main() {
  const std::vector<int> mixed{-2, 1, -3, 4, -1, 2, 1, -5, 4};
  const std::vector<int> negative{-3, -1, -2};
  std::cout << "mixed signs: " << max_sum_or_empty(mixed) << '\n'
            << "all negative: " << max_sum_or_empty(negative) << '\n';
}
