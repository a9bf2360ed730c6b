#include <algorithm>
#include <cstddef>
#include <iostream>
#include <vector>

// #region listing
template <typename Iterator>
void merge_parts(Iterator first, Iterator middle, Iterator last) {
  const auto n = middle - first;
  const auto m = last - middle;
  if (n == 0 || m == 0) return;
  if (!(*middle < *(middle - 1))) return;  // already in order
  if (n + m == 2) {
    std::iter_swap(first, middle);
    return;
  }
  Iterator left = first;
  Iterator right = middle;
  if (n >= m) {
    left = first + n / 2;
    right = std::lower_bound(middle, last, *left);  // equals stay behind *left
  } else {
    right = middle + m / 2;
    left = std::upper_bound(first, middle, *right);  // equals stay before it
  }
  // What is in [middle, right) belongs before what is in [left, middle).
  const Iterator cut = std::rotate(left, middle, right);
  merge_parts(first, left, cut);
  merge_parts(cut, right, last);
}

template <typename T>
void merge_sorted(std::vector<T>& v, std::size_t middle) {
  const auto cut = v.begin() + static_cast<std::ptrdiff_t>(middle);
  merge_parts(v.begin(), cut, v.end());
}
// #endregion

int main() {
  std::vector<int> v{1, 4, 4, 9, 2, 4, 7};
  merge_sorted(v, 4);
  for (const int value : v) std::cout << value << ' ';
  std::cout << '\n';
}
