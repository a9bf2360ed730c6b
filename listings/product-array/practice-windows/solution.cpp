#include <algorithm>
#include <cstddef>
#include <iostream>
#include <span>
#include <vector>

// #region signature
std::vector<int> window_maxima(std::span<const int> a, std::size_t k);
// #endregion

// #region listing
std::vector<int> window_maxima(std::span<const int> a, std::size_t k) {
  const std::size_t n = a.size();
  if (k > n) return {};
  std::vector<int> prefix(a.begin(), a.end());
  for (std::size_t i = 1; i < n; ++i) {
    if (i % k == 0) continue;  // a block begins at i
    prefix[i] = std::max(prefix[i - 1], prefix[i]);
  }
  std::vector<int> suffix(a.begin(), a.end());
  for (std::size_t i = n - 1; i > 0; --i) {
    if (i % k == 0) continue;  // a block ends before i
    suffix[i - 1] = std::max(suffix[i - 1], suffix[i]);
  }
  std::vector<int> result(n - k + 1);
  for (std::size_t i = 0; i + k <= n; ++i) {
    result[i] = std::max(suffix[i], prefix[i + k - 1]);
  }
  return result;
}
// #endregion

int main() {
  const std::vector<int> a{4, 1, 3, 2, 6, 5, 0};
  for (const int largest : window_maxima(a, 3)) {
    std::cout << largest << ' ';
  }
  std::cout << '\n';
}
