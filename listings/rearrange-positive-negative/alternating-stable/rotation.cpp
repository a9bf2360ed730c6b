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
  return std::rotate(left, middle, right);
}

/// Reorders the 2 × pairs values n n … o o … as n o n o ….
void interleave(Iterator first, std::ptrdiff_t pairs) {
  if (pairs < 2) return;
  const std::ptrdiff_t half = pairs / 2;
  const Iterator middle = first + pairs;
  std::rotate(first + half, middle, middle + half);
  interleave(first, half);
  interleave(first + 2 * half, pairs - half);
}

void alternate_signs(std::span<int> a) {
  const Iterator split = group(a.begin(), a.end());
  const std::ptrdiff_t negatives = split - a.begin();
  const std::ptrdiff_t pairs = std::min(negatives, a.end() - split);
  std::rotate(a.begin() + pairs, split, split + pairs);  // leftovers last
  interleave(a.begin(), pairs);
}
// #endregion

int main() {
  std::vector<int> a{5, -2, 0, -7, 3, 4, 9, -6};
  alternate_signs(a);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
