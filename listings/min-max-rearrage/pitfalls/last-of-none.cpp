#include <cstddef>
#include <cstdint>
#include <iostream>
#include <span>
#include <vector>

// #region listing
void max_min(std::span<std::int64_t> a) {
  const std::size_t n = a.size();
  const std::int64_t base = a[n - 1] + 1;  // bug: n may be 0
  for (std::size_t i = 0; i < n; ++i) {
    const std::size_t from = i % 2 == 0 ? n - 1 - i / 2 : i / 2;
    a[i] += (a[from] % base) * base;
  }
  for (std::int64_t& code : a) {
    code /= base;
  }
}
// #endregion

int main() {
  std::vector<std::int64_t> a{1, 2, 3};
  max_min(a);
  for (const std::int64_t value : a) std::cout << value << ' ';
  std::cout << '\n';
}
