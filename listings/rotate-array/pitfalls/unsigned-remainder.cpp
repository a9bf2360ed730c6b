#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <span>
#include <vector>

// #region listing
void rotate_left(std::span<int> a, std::int64_t k) {
  if (a.empty()) return;
  // bug: -1 becomes 18446744073709551615 before the division
  const std::uint64_t shift = static_cast<std::uint64_t>(k) % a.size();
  const auto middle = a.begin() + static_cast<std::ptrdiff_t>(shift);
  std::rotate(a.begin(), middle, a.end());
}
// #endregion

int main() {
  std::vector<int> a{1, 2, 3, 4, 5};
  rotate_left(a, -1);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
