#include <cstddef>
#include <iostream>
#include <vector>

// #region listing
void remove_even(std::vector<int>& a) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a[i] % 2 == 0) {
      a[i] = a.back();  // bug: this may be even too, and ++i passes over it
      a.pop_back();
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
