#include <cstdint>
#include <iostream>
#include <limits>

constexpr std::int64_t too_large = std::numeric_limits<std::int64_t>::min();

// #region listing
std::int64_t times(std::int64_t x, std::int64_t y) {
  std::int64_t product = 0;
  const bool overflow = __builtin_mul_overflow(x, y, &product);
  return overflow ? too_large : product;
}
// #endregion

int main() {
  const std::int64_t billion = 1'000'000'000;
  std::cout << times(billion, billion) << '\n'
            << times(billion, 10 * billion) << '\n'
            << times(times(billion, 10 * billion), 0) << '\n';
}
