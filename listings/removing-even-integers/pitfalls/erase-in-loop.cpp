#include <cstddef>
#include <iostream>
#include <vector>

// #region listing
void remove_even(std::vector<int>& a) {
  std::size_t i = 0;
  while (i < a.size()) {
    if (a[i] % 2 == 0) {
      a.erase(a.begin() + static_cast<std::ptrdiff_t>(i));  // bug: all move
    } else {
      ++i;
    }
  }
}
// #endregion

int main() {
  std::vector<int> a{7, 4, -3, 0, 8, 5, -6, 1};
  remove_even(a);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
