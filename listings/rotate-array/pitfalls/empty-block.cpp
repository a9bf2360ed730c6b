#include <cstddef>
#include <cstdint>
#include <iostream>
#include <span>
#include <utility>
#include <vector>

// The left shift in [0, n) that has the effect of k; n must not be 0.
std::size_t left_shift(std::int64_t k, std::size_t n) {
  const auto size = static_cast<std::int64_t>(n);
  const std::int64_t rest = k % size;  // 0, or has the sign of k
  return static_cast<std::size_t>(rest < 0 ? rest + size : rest);
}

void swap_blocks(std::span<int> x, std::span<int> y) {
  for (std::size_t i = 0; i < x.size(); ++i) {
    std::swap(x[i], y[i]);
  }
}

// #region listing
void rotate_left(std::span<int> a, std::int64_t k) {
  if (a.empty()) return;
  const std::size_t shift = left_shift(k, a.size());
  std::size_t left = shift;  // bug: 0 when k is a multiple of n
  std::size_t right = a.size() - shift;
  while (left != right) {
    const std::size_t begin = shift - left;
    if (left < right) {
      const std::size_t end = shift + right;
      swap_blocks(a.subspan(begin, left), a.subspan(end - left, left));
      right -= left;
    } else {
      swap_blocks(a.subspan(begin, right), a.subspan(shift, right));
      left -= right;
    }
  }
  swap_blocks(a.subspan(shift - left, left), a.subspan(shift, left));
}
// #endregion

int main() {
  std::vector<int> a{1, 2, 3};
  rotate_left(a, 2);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
