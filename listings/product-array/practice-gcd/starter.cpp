#include <cstdint>
#include <span>
#include <vector>

std::vector<std::int64_t> divisors_of_others(std::span<const int> a) {
  // Your code.
  return {};
}
