#include <iostream>
#include <span>
#include <vector>

// #region listing
std::vector<int> remove_even(std::span<const int> a) {
  std::vector<int> odd;
  for (const int value : a) {
    if (value % 2 != 0) {
      odd.push_back(value);  // the order of a is kept
    }
  }
  return odd;
}
// #endregion

int main() {
  const std::vector<int> a{7, 4, -3, 0, 8, 5, -6, 1};
  for (const int value : remove_even(a)) std::cout << value << ' ';
  std::cout << '\n';
}
