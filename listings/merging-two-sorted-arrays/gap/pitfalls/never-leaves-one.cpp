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
  std::size_t gap = (total + 1) / 2;
  while (gap > 0) {
    for (std::size_t i = 0; i + gap < total; ++i) {
      int& low = element(a, b, i);
      int& high = element(a, b, i + gap);
      if (high < low) std::swap(low, high);
    }
    gap = (gap + 1) / 2;  // bug: half of 1, rounded up, is 1
  }
}
// #endregion

int main() {
  std::vector<int> a{3};
  std::vector<int> b{1};
  merge_sorted(a, b);
  std::cout << a[0] << ' ' << b[0] << '\n';
}
