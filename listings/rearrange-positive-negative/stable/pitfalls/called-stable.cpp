#include <cstddef>
#include <iostream>
#include <span>
#include <utility>
#include <vector>

// #region listing
/// "Stable, in O(n) time and O(1) space."
std::size_t negatives_first(std::span<int> a) {
  std::size_t write = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a[i] < 0) {
      std::swap(a[i], a[write]);  // bug: a[write] jumps behind a[write + 1]
      ++write;
    }
  }
  return write;
}
// #endregion

int main() {
  std::vector<int> a{3, 5, -1};
  const std::size_t split = negatives_first(a);
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (i == split) std::cout << "| ";
    std::cout << a[i] << ' ';
  }
  std::cout << '\n';
}
