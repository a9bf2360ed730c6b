#include <algorithm>
#include <iostream>
#include <vector>

// #region listing
void remove_even(std::vector<int>& a) {
  const auto even = [](int x) { return x % 2 == 0; };
  a.erase(std::remove_if(a.begin(), a.end(), even));  // bug: erases one value
}
// #endregion

int main() {
  std::vector<int> a{7, 4, -3, 0, 8, 5, -6, 1};
  remove_even(a);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
