#include <cstdint>
#include <iostream>
#include <vector>

// #region listing
std::int64_t sum(const std::vector<int>& a) {
  std::int64_t total = 0;
  for (const int value : a) total += value;
  return total;
}
// #endregion

int main() { std::cout << sum({1, 2, 3}) << '\n'; }
