#include <cstddef>
#include <iostream>
#include <vector>

// #region listing
void remove_even(std::vector<int>& a) {
  std::size_t left = 0;
  std::size_t right = a.size();
  while (true) {
    while (left < right && a[left] % 2 != 0) ++left;
    while (left < right && a[right - 1] % 2 == 0) --right;
    if (left == right) break;
    --right;
    a[left] = a[right];  // the last odd value takes the first even one's place
    ++left;
  }
  a.resize(left);
}
// #endregion

int main() {
  std::vector<int> a{7, 4, -3, 0, 8, 5, -6, 1};
  remove_even(a);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
