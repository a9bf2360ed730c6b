#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

std::optional<std::int64_t> max_sum_of_at_least(std::span<const int> a,
                                                std::size_t k) {
  // Your code.
  return {};
}
