#include <cstddef>
#include <cstdint>
#include <iostream>
#include <numeric>
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
// The index that is shift < n steps further round a ring of n.
std::size_t ahead(std::size_t index, std::size_t shift, std::size_t n) {
  return index < n - shift ? index + shift : index - (n - shift);
}

void rotate_left(std::span<int> a, std::int64_t k) {
  const std::size_t n = a.size();
  if (n == 0) return;
  const std::size_t shift = left_shift(k, n);
  const std::size_t cycles = std::gcd(n, shift);
  for (std::size_t start = 0; start < cycles; ++start) {
    const int lifted = a[start];  // leaves a hole to be filled
    std::size_t hole = start;
    std::size_t from = ahead(start, shift, n);
    while (from != start) {
      a[hole] = a[from];
      hole = from;  // the element's old place is the hole now
      from = ahead(hole, shift, n);
    }
    a[hole] = lifted;  // the cycle is closed
  }
}
// #endregion

int main() {
  std::vector<int> a{10, 11, 12, 13, 14, 15, 16, 17, 18, 19};
  rotate_left(a, 4);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
