#include <cstdint>
#include <span>

bool has_three(std::span<const int> a, int k) {
  // Your code.
  return {};
}
