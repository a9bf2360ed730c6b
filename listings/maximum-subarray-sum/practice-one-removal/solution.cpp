#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <optional>
#include <span>
#include <vector>

// #region listing
std::optional<std::int64_t> max_sum_one_removed(std::span<const int> a) {
  if (a.empty()) return std::nullopt;
  std::int64_t whole = a[0];  // ends here, nothing removed
  std::int64_t cut = a[0];    // ends here, at most one removed
  std::int64_t best = a[0];
  for (std::size_t i = 1; i < a.size(); ++i) {
    cut = std::max(cut + a[i], whole);  // keep a[i], or remove it
    whole = std::max(whole, std::int64_t{0}) + a[i];
    cut = std::max(cut, whole);
    best = std::max(best, cut);
  }
  return best;
}
// #endregion

int main() {
  const std::vector<int> a{-2, 1, -3, 4, -1, 2, 1, -5, 4};
  std::cout << *max_sum_one_removed(a) << '\n';
}
