#include <array>
#include <cstddef>
#include <iostream>
#include <vector>

// #region listing
template <typename T>
std::vector<T> merge_sorted(const std::vector<T>& a, const std::vector<T>& b) {
  std::vector<T> result;
  result.reserve(a.size() + b.size());
  std::size_t i = 0;  // a[0, i) is placed
  std::size_t j = 0;  // b[0, j) is placed
  while (i < a.size() && j < b.size()) {
    const std::array<const T*, 2> heads{&a[i], &b[j]};
    const std::size_t from_b = *heads[1] < *heads[0] ? 1 : 0;
    result.push_back(*heads[from_b]);  // the comparison is used as an index
    i += 1 - from_b;
    j += from_b;
  }
  while (i < a.size()) {
    result.push_back(a[i]);  // b is used up
    ++i;
  }
  while (j < b.size()) {
    result.push_back(b[j]);  // a is used up
    ++j;
  }
  return result;
}
// #endregion

int main() {
  const std::vector<int> a{1, 4, 4, 9};
  const std::vector<int> b{2, 4, 7};
  for (const int value : merge_sorted(a, b)) std::cout << value << ' ';
  std::cout << '\n';
}
