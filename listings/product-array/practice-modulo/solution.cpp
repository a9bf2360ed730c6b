#include <cstddef>
#include <cstdint>
#include <iostream>
#include <span>
#include <vector>

// #region signature
std::vector<int> remainders_of_others(std::span<const int> a, int m);
// #endregion

// #region listing
std::vector<int> remainders_of_others(std::span<const int> a, int m) {
  const auto times = [m](std::int64_t x, std::int64_t y) {
    const auto remainder = static_cast<int>(x * y % m);
    return remainder < 0 ? remainder + m : remainder;
  };
  std::vector<int> result(a.size());
  int prefix = 1 % m;  // 0 when m is 1
  for (std::size_t i = 0; i < a.size(); ++i) {
    result[i] = prefix;
    prefix = times(prefix, a[i]);
  }
  int suffix = 1 % m;
  for (std::size_t i = a.size(); i > 0; --i) {
    result[i - 1] = times(result[i - 1], suffix);
    suffix = times(a[i - 1], suffix);
  }
  return result;
}
// #endregion

int main() {
  const std::vector<int> a{2, 3, 4, 5};
  for (const int remainder : remainders_of_others(a, 7)) {
    std::cout << remainder << ' ';
  }
  std::cout << '\n';
}
