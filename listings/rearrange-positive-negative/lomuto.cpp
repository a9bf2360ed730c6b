#include <cstddef>
#include <iostream>
#include <span>
#include <utility>
#include <vector>

// #region signature
/// Moves the negative values before all others; returns how many there are,
/// which is the index of the first value that is not negative.
std::size_t negatives_first(std::span<int> a);
// #endregion

// #region listing
std::size_t negatives_first(std::span<int> a) {
  std::size_t write = 0;  // where the next negative value belongs
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a[i] < 0) {
      std::swap(a[i], a[write]);  // what was there is not negative, or a[i]
      ++write;
    }
  }
  return write;
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
