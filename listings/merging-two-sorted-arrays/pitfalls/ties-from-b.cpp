#include <cstddef>
#include <iostream>
#include <vector>

// #region listing
template <typename T>
std::vector<T> merge_sorted(const std::vector<T>& a, const std::vector<T>& b) {
  std::vector<T> result;
  result.reserve(a.size() + b.size());
  std::size_t i = 0;
  std::size_t j = 0;
  while (i < a.size() && j < b.size()) {
    if (a[i] < b[j]) {
      result.push_back(a[i]);
      ++i;
    } else {
      result.push_back(b[j]);  // bug: also when the two are equal
      ++j;
    }
  }
  while (i < a.size()) result.push_back(a[i++]);
  while (j < b.size()) result.push_back(b[j++]);
  return result;
}
// #endregion

int main() {
  const std::vector<int> a{1, 4, 4, 9};
  const std::vector<int> b{2, 4, 7};
  for (const int value : merge_sorted(a, b)) std::cout << value << ' ';
  std::cout << '\n';
}
