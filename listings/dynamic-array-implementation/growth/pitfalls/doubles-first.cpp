#include <algorithm>
#include <cstdint>
#include <iostream>
#include <stdexcept>

// #region listing
std::uint32_t next_capacity(std::uint32_t capacity, std::uint32_t limit) {
  if (capacity == limit) throw std::length_error("no room to grow");
  // bug: 2 * capacity has wrapped round before it is compared
  return std::clamp<std::uint32_t>(2 * capacity, 1, limit);
}
// #endregion

int main() {
  std::cout << next_capacity(3'000'000'000U, 4'294'967'295U) << '\n';
}
