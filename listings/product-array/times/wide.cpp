#include <cstdint>
#include <iostream>
#include <limits>

constexpr std::int64_t too_large = std::numeric_limits<std::int64_t>::min();

// #region listing
__extension__ typedef __int128 Wide;  // of GCC and Clang, for 64-bit targets

std::int64_t times(std::int64_t x, std::int64_t y) {
  const Wide largest = std::numeric_limits<std::int64_t>::max();
  const Wide product = static_cast<Wide>(x) * y;  // widen first, then multiply
  if (product > largest || product < -largest) return too_large;
  return static_cast<std::int64_t>(product);
}
// #endregion

int main() {
  const std::int64_t billion = 1'000'000'000;
  std::cout << times(billion, billion) << '\n'
            << times(billion, 10 * billion) << '\n'
            << times(times(billion, 10 * billion), 0) << '\n';
}
