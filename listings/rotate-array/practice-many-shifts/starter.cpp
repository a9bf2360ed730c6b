#include <algorithm>
#include <cstdint>
#include <span>

void rotate_all(std::span<int> a, std::span<const std::int64_t> ks) {
  // Your code.
}
