#include <cstddef>
#include <cstdint>
#include <iostream>
#include <optional>
#include <span>
#include <vector>

/// `length` elements from index `from` on, round the end if need be.
struct CircularSubarray {
  std::int64_t sum;
  std::size_t from;
  std::size_t length;
};

// #region listing
std::optional<CircularSubarray> max_circular(std::span<const int> a) {
  if (a.empty()) return std::nullopt;
  std::int64_t total = a[0];
  CircularSubarray high{a[0], 0, 1};
  CircularSubarray low = high;
  CircularSubarray largest = high;
  CircularSubarray smallest = low;
  for (std::size_t i = 1; i < a.size(); ++i) {
    total += a[i];
    if (high.sum < 0) high = {0, i, 0};
    high = {high.sum + a[i], high.from, high.length + 1};
    if (high.sum > largest.sum) largest = high;
    if (low.sum > 0) low = {0, i, 0};
    low = {low.sum + a[i], low.from, low.length + 1};
    if (low.sum < smallest.sum) smallest = low;
  }
  const std::size_t kept = a.size() - smallest.length;
  const std::int64_t sum = total - smallest.sum;
  if (sum > largest.sum) {  // bug: kept may be 0
    return CircularSubarray{sum, smallest.from + smallest.length, kept};
  }
  return largest;
}
// #endregion

int main() {
  const std::vector<int> a{4, -1, 2, -7, 3, 1};
  const auto best = max_circular(a);
  std::cout << "sum " << best->sum << " of " << best->length
            << " elements from index " << best->from << " on\n";
}
