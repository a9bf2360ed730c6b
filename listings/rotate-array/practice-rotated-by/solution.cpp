#include <cstddef>
#include <iostream>
#include <optional>
#include <span>
#include <vector>

// #region signature
std::optional<std::size_t> rotated_by(std::span<const int> a);
// #endregion

// #region listing
std::optional<std::size_t> rotated_by(std::span<const int> a) {
  if (a.empty()) return std::nullopt;
  std::size_t low = 0;
  std::size_t high = a.size() - 1;
  while (low < high) {
    const std::size_t middle = low + (high - low) / 2;
    if (a[middle] > a[high]) {
      low = middle + 1;  // the break lies after middle
    } else {
      high = middle;  // middle to high ascends: nothing smaller after middle
    }
  }
  return low;
}
// #endregion

int main() {
  const std::vector<int> a{4, 5, 1, 2, 3};
  std::cout << "left by " << *rotated_by(a) << '\n';
}
