#include <cstddef>
#include <cstdint>
#include <iostream>
#include <span>
#include <vector>

// #region signature
void rotate_left(std::span<int> a, std::int64_t k);
// #endregion

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
  if (a.empty()) return;
  const std::size_t shift = left_shift(k, a.size());
  for (std::size_t pass = 0; pass < shift; ++pass) {
    const int first = a.front();  // the loop below overwrites it
    for (std::size_t i = 1; i < a.size(); ++i) {
      a[i - 1] = a[i];
    }
    a.back() = first;
  }
}
// #endregion

int main() {
  std::vector<int> a{10, 11, 12, 13, 14, 15, 16, 17, 18, 19};
  rotate_left(a, 4);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
