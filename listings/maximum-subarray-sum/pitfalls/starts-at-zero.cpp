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
  Subarray best{0, 0, 0};  // bug: claims that an empty run will do
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
  const std::vector<int> a{-3, -1, -2};
  std::cout << "sum " << max_subarray(a)->sum << '\n';
}
