#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <limits>
#include <span>
#include <stdexcept>
#include <vector>

// #region listing
__extension__ typedef __int128 Wide;  // of GCC and Clang, for 64-bit targets

std::vector<std::int64_t> products_of_others(std::span<const int> a) {
  std::vector<std::int64_t> result(a.size(), 0);
  const auto zeros = std::ranges::count(a, 0);
  if (zeros > 1) return result;  // each element has a zero among the others

  Wide product = 1;  // of all elements but the zero
  const Wide largest = std::numeric_limits<std::int64_t>::max();
  const Wide hopeless = largest << 31;  // beyond it, no division helps
  for (const int value : a) {
    if (value != 0) product *= value;
    if (product > hopeless || product < -hopeless) {
      throw std::overflow_error("a product is too large");
    }
  }
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (zeros == 1 && a[i] != 0) continue;  // the zero is among the others
    const Wide answer = zeros == 1 ? product : product / a[i];
    if (answer > largest || answer < -largest) {
      throw std::overflow_error("a product is too large");
    }
    result[i] = static_cast<std::int64_t>(answer);
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
