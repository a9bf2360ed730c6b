#include <cstddef>
#include <iostream>
#include <optional>
#include <span>
#include <vector>

// #region listing
struct Subarray {
  int sum;
  std::size_t from;
  std::size_t to;
};

std::optional<Subarray> max_subarray(std::span<const int> a) {
  if (a.empty()) return std::nullopt;
  Subarray ending{a[0], 0, 1};
  Subarray best = ending;
  for (std::size_t i = 1; i < a.size(); ++i) {
    if (ending.sum < 0) {
      ending = {a[i], i, i + 1};
    } else {
      ending.sum += a[i];  // bug: the sum is an int, like the elements
      ending.to = i + 1;
    }
    if (ending.sum > best.sum) best = ending;
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
