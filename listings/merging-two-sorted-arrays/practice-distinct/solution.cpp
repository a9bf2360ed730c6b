#include <cstddef>
#include <iostream>
#include <span>
#include <vector>

// #region listing
std::vector<int> merge_distinct(std::span<const int> a,
                                std::span<const int> b) {
  std::vector<int> result;
  result.reserve(a.size() + b.size());
  std::size_t i = 0;
  std::size_t j = 0;
  while (i < a.size() || j < b.size()) {
    int next = 0;
    if (j == b.size() || (i < a.size() && a[i] <= b[j])) {
      next = a[i];
      ++i;
    } else {
      next = b[j];
      ++j;
    }
    if (result.empty() || result.back() != next) {
      result.push_back(next);  // equal values arrive one after another
    }
  }
  return result;
}
// #endregion

int main() {
  const std::vector<int> a{1, 4, 4, 9};
  const std::vector<int> b{2, 4, 7};
  for (const int value : merge_distinct(a, b)) std::cout << value << ' ';
  std::cout << '\n';
}
