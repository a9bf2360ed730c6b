#include <cstdint>
#include <span>

std::int64_t count_pairs(std::span<const int> a, int k) {
  // Your code.
  return {};
}
