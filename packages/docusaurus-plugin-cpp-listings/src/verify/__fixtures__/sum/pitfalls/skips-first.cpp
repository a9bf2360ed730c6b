#include <cstddef>
#include <cstdint>
#include <iostream>
#include <vector>

// #region listing
std::int64_t sum(const std::vector<int>& a) {
  std::int64_t total = 0;
  for (std::size_t i = 1; i < a.size(); ++i) total += a[i];
  return total;
}
// #endregion

int main() { std::cout << sum({1, 2, 3}) << '\n'; }
