#include <cstdint>

std::uint64_t carried_over(std::uint64_t n) {
  // Your code.
  return {};
}
