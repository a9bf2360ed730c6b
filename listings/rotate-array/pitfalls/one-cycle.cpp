#include <cstddef>
#include <cstdint>
#include <iostream>
#include <span>
#include <vector>

// The left shift in [0, n) that has the effect of k; n must not be 0.
std::size_t left_shift(std::int64_t k, std::size_t n) {
  const auto size = static_cast<std::int64_t>(n);
  const std::int64_t rest = k % size;  // 0, or has the sign of k
  return static_cast<std::size_t>(rest < 0 ? rest + size : rest);
}

// #region listing
void rotate_left(std::span<int> a, std::int64_t k) {
  const std::size_t n = a.size();
  if (n == 0) return;
  const std::size_t shift = left_shift(k, n);
  const int lifted = a[0];  // bug: only the cycle that passes through 0
  std::size_t hole = 0;
  std::size_t from = shift;
  while (from != 0) {
    a[hole] = a[from];
    hole = from;
    from = (hole + shift) % n;
  }
  a[hole] = lifted;
}
// #endregion

int main() {
  std::vector<int> a{1, 2, 3, 4, 5, 6};
  rotate_left(a, 2);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
