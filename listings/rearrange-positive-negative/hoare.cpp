#include <cstddef>
#include <iostream>
#include <span>
#include <utility>
#include <vector>

// #region listing
std::size_t negatives_first(std::span<int> a) {
  std::size_t left = 0;
  std::size_t right = a.size();
  while (true) {
    while (left < right && a[left] < 0) ++left;
    while (left < right && a[right - 1] >= 0) --right;
    if (left == right) return left;
    --right;
    std::swap(a[left], a[right]);  // both were on the wrong side
    ++left;
  }
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
