#include <cstddef>
#include <iostream>
#include <span>
#include <utility>
#include <vector>

// #region listing
std::size_t negatives_first(std::span<int> a) {
  std::size_t left = 0;
  std::size_t right = a.size() - 1;  // bug: wraps when a is empty
  while (left <= right) {
    if (a[left] < 0) {
      ++left;
    } else if (a[right] >= 0) {
      --right;  // bug: wraps when nothing is negative
    } else {
      std::swap(a[left], a[right]);
    }
  }
  return left;
}
// #endregion

int main() {
  std::vector<int> a{4, -1, 2};
  const std::size_t split = negatives_first(a);
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (i == split) std::cout << "| ";
    std::cout << a[i] << ' ';
  }
  std::cout << '\n';
}
