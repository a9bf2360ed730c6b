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
  std::optional<CircularSubarray> best;
  for (std::size_t from = 0; from < a.size(); ++from) {
    std::int64_t sum = 0;
    for (std::size_t length = 1; length <= a.size(); ++length) {
      sum += a[(from + length - 1) % a.size()];
      if (!best || sum > best->sum) best = CircularSubarray{sum, from, length};
    }
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
