#include <algorithm>
#include <cstdint>
#include <iostream>
#include <span>
#include <vector>

// #region listing
void rotate_all(std::span<int> a, std::span<const std::int64_t> ks) {
  if (a.empty()) return;
  const auto size = static_cast<std::int64_t>(a.size());
  std::int64_t sum = 0;
  for (const std::int64_t k : ks) {
    sum += k;  // bug: the sum need not fit
  }
  const std::int64_t rest = sum % size;
  const std::int64_t shift = rest < 0 ? rest + size : rest;
  std::rotate(a.begin(), a.begin() + shift, a.end());
}
// #endregion

int main() {
  std::vector<int> a{1, 2, 3, 4, 5};
  rotate_all(a, std::vector<std::int64_t>{1, 1, 2});
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
