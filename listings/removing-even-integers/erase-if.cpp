#include <iostream>
#include <vector>

// #region listing
void remove_even(std::vector<int>& a) {
  std::erase_if(a, [](int x) { return x % 2 == 0; });
}
// #endregion

int main() {
  std::vector<int> a{7, 4, -3, 0, 8, 5, -6, 1};
  remove_even(a);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
