#include <algorithm>
#include <cstdint>
#include <iostream>
#include <span>
#include <vector>

// #region listing
void rotate_left(std::span<int> a, std::int64_t k) {
  const auto size = static_cast<std::int64_t>(a.size());
  const std::int64_t rest = k % size;  // bug: size may be 0
  const std::int64_t shift = rest < 0 ? rest + size : rest;
  std::rotate(a.begin(), a.begin() + shift, a.end());
}
// #endregion

int main() {
  std::vector<int> a{1, 2, 3, 4, 5};
  rotate_left(a, 2);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
