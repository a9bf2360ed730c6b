#include <cstddef>
#include <iostream>
#include <span>
#include <vector>

// #region listing
void alternate_signs(std::span<int> a) {
  std::vector<int> negatives;
  std::vector<int> others;
  for (const int value : a) {
    if (value < 0) {
      negatives.push_back(value);
    } else {
      others.push_back(value);
    }
  }
  std::size_t n = 0;
  std::size_t o = 0;
  for (int& slot : a) {
    const bool negative_next = n <= o;  // true if as many of each are placed
    if (o == others.size() || (negative_next && n < negatives.size())) {
      slot = negatives[n];
      ++n;
    } else {
      slot = others[o];
      ++o;
    }
  }
}
// #endregion

int main() {
  std::vector<int> a{5, -2, 0, -7, 3, 4, 9, -6};
  alternate_signs(a);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
