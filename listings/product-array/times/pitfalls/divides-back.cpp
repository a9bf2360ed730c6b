#include <cstdint>
#include <iostream>
#include <limits>

constexpr std::int64_t too_large = std::numeric_limits<std::int64_t>::min();

// #region listing
std::int64_t times(std::int64_t x, std::int64_t y) {
  if (x == 0 || y == 0) return 0;
  const std::int64_t product = x * y;  // bug: this may overflow already
  return product / y == x ? product : too_large;
}
// #endregion

int main() {
  const std::int64_t billion = 1'000'000'000;
  std::cout << times(billion, billion) << '\n'
            << times(billion, 10 * billion) << '\n'
            << times(times(billion, 10 * billion), 0) << '\n';
}
