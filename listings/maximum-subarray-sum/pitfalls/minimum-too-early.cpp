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
  std::int64_t prefix = 0;
  std::int64_t lowest = 0;
  std::size_t from = 0;
  for (std::size_t to = 1; to <= a.size(); ++to) {
    prefix += a[to - 1];
    if (prefix < lowest) {  // bug: now from can equal to
      lowest = prefix;
      from = to;
    }
    const std::int64_t sum = prefix - lowest;
    if (!best || sum > best->sum) best = Subarray{sum, from, to};
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
