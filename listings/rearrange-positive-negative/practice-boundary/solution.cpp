#include <cstddef>
#include <iostream>
#include <span>
#include <vector>

// #region signature
std::size_t count_negatives(std::span<const int> a);
// #endregion

// #region listing
std::size_t count_negatives(std::span<const int> a) {
  std::size_t from = 0;
  std::size_t to = a.size();
  while (from < to) {
    const std::size_t middle = from + (to - from) / 2;
    if (a[middle] < 0) {
      from = middle + 1;  // all up to the middle are negative
    } else {
      to = middle;  // none from the middle on is
    }
  }
  return from;
}
// #endregion

int main() {
  const std::vector<int> a{-2, -7, -1, -6, 3, 0, 4, 5};
  std::cout << count_negatives(a) << '\n';
}
