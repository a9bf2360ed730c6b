#include <cstdint>
#include <iostream>
#include <span>
#include <vector>

// #region listing
int the_one(std::span<const int> a) {
  std::uint32_t ones = 0;  // the bits set in 1, 4, 7, … of the values so far
  std::uint32_t twos = 0;  // the bits set in 2, 5, 8, … of them
  for (const int value : a) {
    const auto bits = static_cast<std::uint32_t>(value);
    ones = (ones ^ bits) & ~twos;
    twos = (twos ^ bits) & ~ones;
  }
  return static_cast<int>(ones);  // the triples have left every bit at 0
}
// #endregion

int main() {
  const std::vector<int> a{7, 7, 7, 4};
  std::cout << "the one: " << the_one(a) << '\n';
}
