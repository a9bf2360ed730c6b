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
  if (a.empty()) return std::nullopt;
  Subarray ending{0, 0, 0};
  Subarray best{0, 0, 0};  // bug: an empty subarray has won already
  for (std::size_t i = 0; i < a.size(); ++i) {
    ending.sum += a[i];
    ending.to = i + 1;
    if (ending.sum > best.sum) best = ending;
    if (ending.sum < 0) ending = {0, i + 1, i + 1};
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
