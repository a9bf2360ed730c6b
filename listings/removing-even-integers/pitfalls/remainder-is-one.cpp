#include <iostream>
#include <vector>

// #region listing
void remove_even(std::vector<int>& a) {
  const auto odd = [](int x) { return x % 2 == 1; };  // bug: -3 % 2 is -1
  std::erase_if(a, [odd](int x) { return !odd(x); });
}
// #endregion

int main() {
  std::vector<int> a{7, 4, -3, 0, 8, 5, -6, 1};
  remove_even(a);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
