#include <cstdint>
#include <iostream>
#include <limits>

constexpr std::int64_t too_large = std::numeric_limits<std::int64_t>::min();

// #region listing
std::int64_t times(std::int64_t x, std::int64_t y) {
  if (x == 0 || y == 0) return 0;
  if (x == too_large || y == too_large) return too_large;
  const std::int64_t largest = std::numeric_limits<std::int64_t>::max();
  const std::int64_t size_x = x < 0 ? -x : x;  // fits: x is not the minimum
  const std::int64_t size_y = y < 0 ? -y : y;
  if (size_y > largest / size_x) return too_large;
  return x * y;
}
// #endregion

int main() {
  const std::int64_t billion = 1'000'000'000;
  std::cout << times(billion, billion) << '\n'
            << times(billion, 10 * billion) << '\n'
            << times(times(billion, 10 * billion), 0) << '\n';
}
