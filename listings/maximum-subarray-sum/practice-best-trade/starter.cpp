#include <cstdint>
#include <optional>
#include <span>

std::optional<std::int64_t> best_trade(std::span<const int> prices) {
  // Your code.
  return {};
}
