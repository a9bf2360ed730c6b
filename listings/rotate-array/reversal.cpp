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
void reverse(std::span<int> part) {
  std::size_t left = 0;
  std::size_t right = part.size();
  while (left + 1 < right) {
    --right;
    std::swap(part[left], part[right]);
    ++left;
  }
}

void rotate_left(std::span<int> a, std::int64_t k) {
  if (a.empty()) return;
  const std::size_t shift = left_shift(k, a.size());
  reverse(a.first(shift));    // the left block, back to front
  reverse(a.subspan(shift));  // the right block too
  reverse(a);                 // exchanges the blocks and restores both
}
// #endregion

int main() {
  std::vector<int> a{10, 11, 12, 13, 14, 15, 16, 17, 18, 19};
  rotate_left(a, 4);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
