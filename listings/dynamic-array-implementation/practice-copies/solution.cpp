#include <bit>
#include <cstdint>
#include <iostream>

// #region listing
std::uint64_t carried_over(std::uint64_t n) {
  return std::bit_ceil(n) - 1;  // 1 + 2 + 4 + … + half the final capacity
}
// #endregion

int main() { std::cout << carried_over(1000) << " for 1000 pushes\n"; }
