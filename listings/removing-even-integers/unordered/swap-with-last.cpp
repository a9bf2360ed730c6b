#include <cstddef>
#include <iostream>
#include <vector>

// #region signature
/// Removes the even values from a; the odd values may change their order.
void remove_even(std::vector<int>& a);
// #endregion

// #region listing
void remove_even(std::vector<int>& a) {
  std::size_t i = 0;
  while (i < a.size()) {
    if (a[i] % 2 == 0) {
      a[i] = a.back();  // may be even too, so i stays
      a.pop_back();
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
