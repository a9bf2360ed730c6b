#include <cstddef>
#include <cstdint>
#include <iostream>
#include <span>
#include <utility>
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
void swap_blocks(std::span<int> x, std::span<int> y) {
  for (std::size_t i = 0; i < x.size(); ++i) {
    std::swap(x[i], y[i]);
  }
}

void rotate_left(std::span<int> a, std::int64_t k) {
  if (a.empty()) return;
  const std::size_t shift = left_shift(k, a.size());
  if (shift == 0) return;    // an empty block would never shrink the other
  std::size_t left = shift;  // the left block ends at shift
  std::size_t right = a.size() - shift;  // the right block begins at shift
  while (left != right) {
    const std::size_t begin = shift - left;
    if (left < right) {
      const std::size_t end = shift + right;
      swap_blocks(a.subspan(begin, left), a.subspan(end - left, left));
      right -= left;  // the left block is in its place, at the end
    } else {
      swap_blocks(a.subspan(begin, right), a.subspan(shift, right));
      left -= right;  // the right block is in its place, in front
    }
  }
  swap_blocks(a.subspan(shift - left, left), a.subspan(shift, left));
}
// #endregion

int main() {
  std::vector<int> a{10, 11, 12, 13, 14, 15, 16, 17, 18, 19};
  rotate_left(a, 4);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
