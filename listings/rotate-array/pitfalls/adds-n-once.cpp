#include <cstddef>
#include <cstdint>
#include <iostream>
#include <span>
#include <vector>

// #region listing
void rotate_left(std::span<int> a, std::int64_t k) {
  const std::size_t n = a.size();
  if (n == 0) return;
  const auto size = static_cast<std::int64_t>(n);
  // bug: still negative when k < -n, and k + size can overflow
  const auto shift = static_cast<std::size_t>((k + size) % size);
  const std::vector<int> old(a.begin(), a.end());
  for (std::size_t i = 0; i < n; ++i) {
    a[i] = old[(i + shift) % n];
  }
}
// #endregion

int main() {
  std::vector<int> a{1, 2, 3, 4, 5};
  rotate_left(a, -7);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
