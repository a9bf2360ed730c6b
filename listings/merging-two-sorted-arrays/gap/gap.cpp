#include <cstddef>
#include <iostream>
#include <span>
#include <utility>
#include <vector>

// #region signature
/// Afterwards a has the smallest elements and b the rest, both sorted.
void merge_sorted(std::span<int> a, std::span<int> b);
// #endregion

// #region listing
int& element(std::span<int> a, std::span<int> b, std::size_t i) {
  return i < a.size() ? a[i] : b[i - a.size()];
}

void merge_sorted(std::span<int> a, std::span<int> b) {
  const std::size_t total = a.size() + b.size();
  std::size_t gap = total;
  while (gap > 1) {
    gap = (gap + 1) / 2;  // half, rounded up; the last gap is 1
    for (std::size_t i = 0; i + gap < total; ++i) {
      int& low = element(a, b, i);
      int& high = element(a, b, i + gap);
      if (high < low) std::swap(low, high);
    }
  }
}
// #endregion

int main() {
  std::vector<int> a{1, 4, 4, 9};
  std::vector<int> b{2, 4, 7};
  merge_sorted(a, b);
  for (const int value : a) std::cout << value << ' ';
  std::cout << "| ";
  for (const int value : b) std::cout << value << ' ';
  std::cout << '\n';
}
