#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <span>
#include <vector>

// #region shift
// The left shift in [0, n) that has the effect of k; n must not be 0.
std::size_t left_shift(std::int64_t k, std::size_t n) {
  const auto size = static_cast<std::int64_t>(n);
  const std::int64_t rest = k % size;  // 0, or has the sign of k
  return static_cast<std::size_t>(rest < 0 ? rest + size : rest);
}
// #endregion

// #region listing
void rotate_left(std::span<int> a, std::int64_t k) {
  const std::size_t n = a.size();
  if (n == 0) return;
  const std::size_t shift = left_shift(k, n);
  std::vector<int> rotated(n);
  for (std::size_t i = 0; i < n; ++i) {
    rotated[i] = a[(i + shift) % n];  // the definition, word for word
  }
  std::ranges::copy(rotated, a.begin());
}
// #endregion

int main() {
  std::vector<int> a{10, 11, 12, 13, 14, 15, 16, 17, 18, 19};
  rotate_left(a, 4);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
