#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <span>
#include <vector>

// #region listing
std::vector<std::int64_t> products_of_others(std::span<const int> a) {
  double sum = 0;
  for (const int value : a) sum += std::log(value);  // bug: of 0? of -3?
  std::vector<std::int64_t> result(a.size());
  for (std::size_t i = 0; i < a.size(); ++i) {
    const double product = std::exp(sum - std::log(a[i]));
    result[i] = static_cast<std::int64_t>(product);  // bug: 4.99... becomes 4
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
