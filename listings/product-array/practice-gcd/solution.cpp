#include <cstddef>
#include <cstdint>
#include <iostream>
#include <numeric>
#include <span>
#include <vector>

// #region signature
std::vector<std::int64_t> divisors_of_others(std::span<const int> a);
// #endregion

// #region listing
std::vector<std::int64_t> divisors_of_others(std::span<const int> a) {
  std::vector<std::int64_t> result(a.size());
  std::int64_t prefix = 0;  // gcd(0, x) is the magnitude of x
  for (std::size_t i = 0; i < a.size(); ++i) {
    result[i] = prefix;
    prefix = std::gcd(prefix, a[i]);
  }
  std::int64_t suffix = 0;
  for (std::size_t i = a.size(); i > 0; --i) {
    result[i - 1] = std::gcd(result[i - 1], suffix);
    suffix = std::gcd(a[i - 1], suffix);
  }
  return result;
}
// #endregion

int main() {
  const std::vector<int> a{12, 18, 8};
  for (const std::int64_t divisor : divisors_of_others(a)) {
    std::cout << divisor << ' ';
  }
  std::cout << '\n';
}
