#include <cstddef>
#include <iostream>
#include <span>
#include <utility>
#include <vector>

// #region listing
/// "Stable, in O(n) time and O(1) space."
std::size_t negatives_first(std::span<int> a) {
  std::size_t write = 0;
  for (std::size_t read = 0; read < a.size(); ++read) {
    if (a[read] < 0) {
      for (std::size_t i = read; i > write; --i) {
        std::swap(a[i], a[i - 1]);  // bug: a second loop over the array
      }
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
