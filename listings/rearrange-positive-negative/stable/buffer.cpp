#include <algorithm>
#include <cstddef>
#include <iostream>
#include <span>
#include <vector>

// #region listing
std::size_t negatives_first(std::span<int> a) {
  std::vector<int> others;
  others.reserve(a.size());  // may throw, so before a changes
  std::size_t write = 0;     // never ahead of the value being read
  for (const int value : a) {
    if (value < 0) {
      a[write] = value;
      ++write;
    } else {
      others.push_back(value);  // its place in a may now be overwritten
    }
  }
  std::ranges::copy(others, a.subspan(write).begin());
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
