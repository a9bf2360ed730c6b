#include <algorithm>
#include <cstddef>
#include <iostream>
#include <span>
#include <vector>

// #region signature
void gather_negatives(std::span<int> a, std::size_t at);
// #endregion

// #region listing
void gather_negatives(std::span<int> a, std::size_t at) {
  const auto negative = [](int x) { return x < 0; };
  const auto other = [](int x) { return x >= 0; };
  const std::span<int> before = a.first(at);
  const std::span<int> after = a.subspan(at);
  std::stable_partition(before.begin(), before.end(), other);
  std::stable_partition(after.begin(), after.end(), negative);
}
// #endregion

int main() {
  std::vector<int> a{-1, 8, -2, 9, 7, -3, 6, -4};
  gather_negatives(a, 4);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
