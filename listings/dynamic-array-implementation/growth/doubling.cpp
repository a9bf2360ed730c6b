#include <algorithm>
#include <cstdint>
#include <iostream>
#include <stdexcept>

// #region listing
std::uint32_t next_capacity(std::uint32_t capacity, std::uint32_t limit) {
  if (capacity == limit) throw std::length_error("no room to grow");
  if (capacity > limit / 2) return limit;  // doubling would pass the limit
  return std::max<std::uint32_t>(1, 2 * capacity);
}
// #endregion

int main() {
  std::uint32_t capacity = 0;
  while (capacity < 100) {
    capacity = next_capacity(capacity, 100);
    std::cout << capacity << ' ';
  }
  std::cout << "of at most 100\n";
}
