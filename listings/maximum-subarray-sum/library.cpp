#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iostream>
#include <numeric>
#include <optional>
#include <span>
#include <vector>

struct Subarray {
  std::int64_t sum;
  std::size_t from;
  std::size_t to;
};

// #region listing
std::optional<Subarray> max_subarray(std::span<const int> a) {
  if (a.empty()) return std::nullopt;
  std::vector<std::int64_t> prefix(a.size() + 1);
  std::inclusive_scan(a.begin(), a.end(), prefix.begin() + 1,
                      std::plus<std::int64_t>{}, std::int64_t{0});
  std::vector<std::int64_t> lowest(a.size());
  std::inclusive_scan(
      prefix.begin(), prefix.end() - 1, lowest.begin(),
      [](std::int64_t x, std::int64_t y) { return std::min(x, y); });
  std::vector<std::int64_t> ending(a.size());
  std::transform(prefix.begin() + 1, prefix.end(), lowest.begin(),
                 ending.begin(), std::minus<>{});
  const auto best = std::ranges::max_element(ending);
  const auto last = static_cast<std::size_t>(best - ending.begin());
  const auto start = std::ranges::find(prefix, lowest[last]);
  const auto from = static_cast<std::size_t>(start - prefix.begin());
  return Subarray{*best, from, last + 1};
}
// #endregion

int main() {
  const std::vector<int> a{-2, 1, -3, 4, -1, 2, 1, -5, 4};
  const auto best = max_subarray(a);
  std::cout << "sum " << best->sum << " in [" << best->from << ", " << best->to
            << ")\n";
}
