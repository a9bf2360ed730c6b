#include <algorithm>
#include <cstddef>
#include <iostream>
#include <span>
#include <vector>

// #region listing
std::size_t negatives_first(std::span<int> a) {
  const auto split =
      std::stable_partition(a.begin(), a.end(), [](int x) { return x < 0; });
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
