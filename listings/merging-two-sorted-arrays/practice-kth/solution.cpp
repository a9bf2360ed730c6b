#include <cstddef>
#include <iostream>
#include <optional>
#include <span>
#include <vector>

// #region listing
std::optional<int> kth(std::span<const int> a, std::span<const int> b,
                       std::size_t k) {
  if (k >= a.size() + b.size()) return std::nullopt;
  // Of the first k elements of the merge, at least `low` and at most `high`
  // come from a.
  std::size_t low = k > b.size() ? k - b.size() : 0;
  std::size_t high = k < a.size() ? k : a.size();
  while (low < high) {
    const std::size_t i = low + (high - low) / 2;
    if (b[k - i - 1] < a[i]) {
      high = i;  // a[i] comes after k elements or more
    } else {
      low = i + 1;  // a[i] is one of the first k
    }
  }
  const std::size_t j = k - low;
  const bool from_b = low == a.size() || (j < b.size() && b[j] < a[low]);
  return from_b ? b[j] : a[low];
}
// #endregion

int main() {
  const std::vector<int> a{1, 4, 4, 9};
  const std::vector<int> b{2, 4, 7};
  for (std::size_t k = 0; k < 7; ++k) std::cout << *kth(a, b, k) << ' ';
  std::cout << '\n';
}
