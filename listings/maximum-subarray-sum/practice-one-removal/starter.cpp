#include <cstdint>
#include <optional>
#include <span>

std::optional<std::int64_t> max_sum_one_removed(std::span<const int> a) {
  // Your code.
  return {};
}
