#include <cstdint>
#include <optional>
#include <span>

std::optional<std::int64_t> closest_sum(std::span<const int> a, int k) {
  // Your code.
  return {};
}
