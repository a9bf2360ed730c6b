#include <cstddef>
#include <iostream>
#include <span>
#include <utility>
#include <vector>

int& element(std::span<int> a, std::span<int> b, std::size_t i) {
  return i < a.size() ? a[i] : b[i - a.size()];
}

// #region listing
void merge_sorted(std::span<int> a, std::span<int> b) {
  const std::size_t total = a.size() + b.size();
  for (std::size_t gap = total / 2; gap > 0; gap /= 2) {  // bug: rounds down
    for (std::size_t i = 0; i + gap < total; ++i) {
      int& low = element(a, b, i);
      int& high = element(a, b, i + gap);
      if (high < low) std::swap(low, high);
    }
  }
}
// #endregion

int main() {
  std::vector<int> a{2, 3};
  std::vector<int> b{1};
  merge_sorted(a, b);
  std::cout << a[0] << ' ' << a[1] << ' ' << b[0] << '\n';
}
