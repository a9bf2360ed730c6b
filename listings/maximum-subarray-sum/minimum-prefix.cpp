#include <cstddef>
#include <cstdint>
#include <iostream>
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
  std::optional<Subarray> best;
  std::int64_t prefix = 0;  // the sum of a[0, to)
  std::int64_t lowest = 0;  // the lowest prefix sum before this end
  std::size_t from = 0;     // where that lowest prefix stops
  for (std::size_t to = 1; to <= a.size(); ++to) {
    prefix += a[to - 1];
    const std::int64_t sum = prefix - lowest;
    if (!best || sum > best->sum) best = Subarray{sum, from, to};
    if (prefix < lowest) {
      lowest = prefix;  // later subarrays do best to begin here
      from = to;
    }
  }
  return best;
}
// #endregion

int main() {
  const std::vector<int> a{-2, 1, -3, 4, -1, 2, 1, -5, 4};
  const auto best = max_subarray(a);
  std::cout << "sum " << best->sum << " in [" << best->from << ", " << best->to
            << ")\n";
}
