#include <cstddef>
#include <iostream>
#include <span>
#include <vector>

// #region listing
void restore(std::span<int> a) {
  const std::vector<int> mixed(a.begin(), a.end());
  for (std::size_t i = 0; i < a.size(); ++i) {
    const std::size_t home = i % 2 == 0 ? a.size() - 1 - i / 2 : i / 2;
    a[home] = mixed[i];  // where the rearrangement took it from
  }
}
// #endregion

int main() {
  std::vector<int> a{7, 1, 6, 2, 5, 3, 4};
  restore(a);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
