#include <cstdint>
#include <span>
#include <vector>

std::vector<int> remainders_of_others(std::span<const int> a, int m) {
  // Your code.
  return {};
}
