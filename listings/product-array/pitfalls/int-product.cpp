#include <cstddef>
#include <cstdint>
#include <iostream>
#include <span>
#include <vector>

// #region listing
std::vector<std::int64_t> products_of_others(std::span<const int> a) {
  std::vector<std::int64_t> result(a.size());
  int prefix = 1;
  for (std::size_t i = 0; i < a.size(); ++i) {
    result[i] = prefix;
    prefix *= a[i];  // bug: two elements are enough to overflow an int
  }
  int suffix = 1;
  for (std::size_t i = a.size(); i > 0; --i) {
    result[i - 1] *= suffix;
    suffix *= a[i - 1];  // bug: and here
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
