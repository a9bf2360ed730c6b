#include <algorithm>
#include <cstddef>
#include <iostream>
#include <span>
#include <utility>
#include <vector>

// #region signature
/// Reorders a as negative, not negative, negative, … for as long as both last;
/// the values left over end the array.
void alternate_signs(std::span<int> a);
// #endregion

// #region listing
void alternate_signs(std::span<int> a) {
  const auto split =
      std::partition(a.begin(), a.end(), [](int x) { return x < 0; });
  std::size_t i = 1;
  std::size_t other = static_cast<std::size_t>(split - a.begin());
  while (i < other && other < a.size()) {
    std::swap(a[i], a[other]);  // a[i - 1] is negative and stays
    i += 2;
    ++other;
  }
}
// #endregion

int main() {
  std::vector<int> a{5, -2, 0, -7, 3, 4, 9, -6};
  alternate_signs(a);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
