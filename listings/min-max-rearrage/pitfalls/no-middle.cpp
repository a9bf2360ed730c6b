#include <cstddef>
#include <iostream>
#include <span>
#include <vector>

// #region listing
void max_min(std::span<int> a) {
  const std::vector<int> sorted(a.begin(), a.end());
  const std::size_t n = a.size();
  for (std::size_t i = 0; i < n / 2; ++i) {  // bug: an odd n has one more
    a[2 * i] = sorted[n - 1 - i];
    a[2 * i + 1] = sorted[i];
  }
}
// #endregion

int main() {
  std::vector<int> a{1, 2, 3, 4, 5};
  max_min(a);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
