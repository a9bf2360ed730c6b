#include <algorithm>
#include <cstddef>
#include <iostream>
#include <span>
#include <vector>

// #region listing
std::size_t negatives_first(std::span<int> a) {
  const auto other = [](int x) { return x >= 0; };
  const std::ptrdiff_t n = std::ssize(a);
  for (std::ptrdiff_t width = 1; width < n; width *= 2) {
    for (std::ptrdiff_t at = width; at < n; at += 2 * width) {
      const auto middle = a.begin() + at;
      const auto last = middle + std::min(width, n - at);
      const auto left = std::find_if(middle - width, middle, other);
      const auto right = std::find_if(middle, last, other);
      std::rotate(left, middle, right);  // the two blocks are one now
    }
  }
  const auto split = std::find_if(a.begin(), a.end(), other);
  return static_cast<std::size_t>(split - a.begin());
}
// #endregion

int main() {
  std::vector<int> a{5, -2, 0, -7, 3, -1, 4, -6};
  const std::size_t split = negatives_first(a);
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (i == split) std::cout << "| ";
    std::cout << a[i] << ' ';
  }
  std::cout << '\n';
}
