#include <algorithm>
#include <cstddef>
#include <iostream>
#include <span>
#include <vector>

// #region listing
using Iterator = std::span<int>::iterator;

/// Returns the first of the values that are not negative.
Iterator group(Iterator first, Iterator last) {
  const auto size = last - first;
  if (size == 0) return first;
  if (size == 1) return *first < 0 ? last : first;
  const Iterator middle = first + size / 2;
  const Iterator left = group(first, middle);
  const Iterator right = group(middle, last);
  return std::rotate(left, middle, right);  // the inner groups swap places
}

std::size_t negatives_first(std::span<int> a) {
  return static_cast<std::size_t>(group(a.begin(), a.end()) - a.begin());
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
