#include <cstdint>
#include <iostream>
#include <limits>

// #region listing
/// The largest value that two-in-one codes allow in a type whose greatest
/// number is `greatest`.
std::uint64_t largest_value(std::uint64_t greatest) {
  std::uint64_t fits = 0;  // with base 1 the only code is 0
  std::uint64_t fails = std::uint64_t{1} << 32U;
  while (fails - fits > 1) {
    const std::uint64_t value = fits + (fails - fits) / 2;
    // base² - 1 = (base - 1)(base + 1) = value * (value + 2), without overflow
    if (value <= greatest / (value + 2)) {
      fits = value;
    } else {
      fails = value;
    }
  }
  return fits;
}
// #endregion

template <typename Integer>
void print_limit(const char* name) {
  const Integer greatest = std::numeric_limits<Integer>::max();
  const auto value = largest_value(static_cast<std::uint64_t>(greatest));
  std::cout << name << "  values up to " << value << '\n';
}

int main() {
  print_limit<std::int16_t>("int16_t ");
  print_limit<std::int32_t>("int32_t ");
  print_limit<std::uint32_t>("uint32_t");
  print_limit<std::int64_t>("int64_t ");
  print_limit<std::uint64_t>("uint64_t");
}
