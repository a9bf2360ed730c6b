#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <optional>
#include <span>
#include <vector>

// #region listing
std::optional<std::int64_t> best_trade(std::span<const int> prices) {
  if (prices.size() < 2) return std::nullopt;
  std::int64_t lowest = prices[0];
  std::int64_t best = prices[1] - lowest;
  for (std::size_t day = 1; day < prices.size(); ++day) {
    best = std::max(best, prices[day] - lowest);
    lowest = std::min<std::int64_t>(lowest, prices[day]);  // for later days
  }
  return best;
}
// #endregion

int main() {
  const std::vector<int> prices{10, 8, 9, 6, 10, 9, 11, 12, 7, 11};
  std::cout << *best_trade(prices) << '\n';
}
