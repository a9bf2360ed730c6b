#include <cstddef>
#include <cstdint>
#include <iostream>
#include <limits>
#include <span>
#include <stdexcept>
#include <vector>

// #region times
/// Stands for every product whose magnitude is above 2^63 - 1.
constexpr std::int64_t too_large = std::numeric_limits<std::int64_t>::min();

std::int64_t times(std::int64_t x, std::int64_t y) {
  std::int64_t product = 0;
  const bool overflow = __builtin_mul_overflow(x, y, &product);
  return overflow ? too_large : product;
}

/// Lets an answer pass only if it is a number.
std::int64_t fitting(std::int64_t product) {
  if (product == too_large) throw std::overflow_error("a product is too large");
  return product;
}
// #endregion

// #region listing
std::vector<std::int64_t> products_of_others(std::span<const int> a) {
  std::vector<std::int64_t> result(a.size());
  std::int64_t prefix = 1;
  for (std::size_t i = 0; i < a.size(); ++i) {
    result[i] = fitting(prefix);  // bug: a zero may still follow
    prefix = times(prefix, a[i]);
  }
  std::int64_t suffix = 1;
  for (std::size_t i = a.size(); i > 0; --i) {
    result[i - 1] = fitting(times(result[i - 1], suffix));
    suffix = times(a[i - 1], suffix);
  }
  return result;
}
// #endregion

int main() {
  const std::vector<int> a{2, 3, 4, 5};
  for (const std::int64_t product : products_of_others(a)) {
    std::cout << product << ' ';
  }
  std::cout << '\n';
}
