#include <cstddef>
#include <iostream>
#include <span>
#include <utility>
#include <vector>

// #region signature
/// Where the zeros and where the positive values begin.
struct Splits {
  std::size_t zeros;
  std::size_t positives;
};

Splits three_groups(std::span<int> a);
// #endregion

// #region listing
Splits three_groups(std::span<int> a) {
  std::size_t zeros = 0;
  std::size_t i = 0;
  std::size_t positives = a.size();
  while (i < positives) {
    if (a[i] < 0) {
      std::swap(a[i], a[zeros]);  // brings back a zero, or a[i] itself
      ++zeros;
      ++i;
    } else if (a[i] > 0) {
      --positives;
      std::swap(a[i], a[positives]);  // a value not looked at, or a[i] itself
    } else {
      ++i;
    }
  }
  return {zeros, positives};
}
// #endregion

int main() {
  std::vector<int> a{4, 0, -1, 3, 0, -5, -2, 6};
  const Splits splits = three_groups(a);
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (i == splits.zeros) std::cout << "| ";
    if (i == splits.positives) std::cout << "| ";
    std::cout << a[i] << ' ';
  }
  std::cout << '\n';
}
