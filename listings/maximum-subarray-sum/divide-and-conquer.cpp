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
/// The best subarray that has a[middle - 1] and a[middle], inside a[from, to).
Subarray best_across(std::span<const int> a, std::size_t from,
                     std::size_t middle, std::size_t to) {
  std::int64_t sum = a[middle - 1];
  Subarray left{sum, middle - 1, middle};
  for (std::size_t i = middle - 1; i > from; --i) {
    sum += a[i - 1];
    if (sum >= left.sum) left = {sum, i - 1, middle};
  }
  sum = a[middle];
  Subarray right{sum, middle, middle + 1};
  for (std::size_t i = middle + 1; i < to; ++i) {
    sum += a[i];
    if (sum > right.sum) right = {sum, middle, i + 1};
  }
  return {left.sum + right.sum, left.from, right.to};
}

/// The best subarray inside a[from, to), which has at least one element.
Subarray best_within(std::span<const int> a, std::size_t from, std::size_t to) {
  if (to - from == 1) return {a[from], from, to};
  const std::size_t middle = from + (to - from) / 2;
  Subarray best = best_within(a, from, middle);
  const Subarray across = best_across(a, from, middle, to);
  if (across.sum > best.sum) best = across;
  const Subarray right = best_within(a, middle, to);
  if (right.sum > best.sum) best = right;
  return best;
}

std::optional<Subarray> max_subarray(std::span<const int> a) {
  if (a.empty()) return std::nullopt;
  return best_within(a, 0, a.size());
}
// #endregion

int main() {
  const std::vector<int> a{-2, 1, -3, 4, -1, 2, 1, -5, 4};
  const auto best = max_subarray(a);
  std::cout << "sum " << best->sum << " in [" << best->from << ", " << best->to
            << ")\n";
}
