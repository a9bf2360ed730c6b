#include <algorithm>
#include <cstddef>
#include <iostream>
#include <vector>

// #region listing
template <typename T>
void merge_sorted(std::vector<T>& v, std::size_t middle) {
  const auto cut = v.begin() + static_cast<std::ptrdiff_t>(middle);
  std::inplace_merge(v.begin(), cut, v.end());
}
// #endregion

int main() {
  std::vector<int> v{1, 4, 4, 9, 2, 4, 7};
  merge_sorted(v, 4);
  for (const int value : v) std::cout << value << ' ';
  std::cout << '\n';
}
