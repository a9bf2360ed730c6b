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
  CircularSubarray ending{a[0], 0, 1};
  CircularSubarray best = ending;
  for (std::size_t i = 1; i < 2 * a.size(); ++i) {  // bug: a[i] comes up twice
    if (ending.sum < 0) ending = {0, i % a.size(), 0};
    ending.sum += a[i % a.size()];
    ending.length += 1;
    if (ending.sum > best.sum) best = ending;
  }
  return best;
}
// #endregion

int main() {
  const std::vector<int> a{4, -1, 2, -7, 3, 1};
  const auto best = max_circular(a);
  std::cout << "sum " << best->sum << " of " << best->length
            << " elements from index " << best->from << " on\n";
}
