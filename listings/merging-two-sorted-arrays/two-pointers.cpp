#include <cstddef>
#include <iostream>
#include <vector>

// #region signature
template <typename T>
std::vector<T> merge_sorted(const std::vector<T>& a, const std::vector<T>& b);
// #endregion

// #region listing
template <typename T>
std::vector<T> merge_sorted(const std::vector<T>& a, const std::vector<T>& b) {
  std::vector<T> result;
  result.reserve(a.size() + b.size());
  std::size_t i = 0;  // a[0, i) is placed
  std::size_t j = 0;  // b[0, j) is placed
  while (i < a.size() && j < b.size()) {
    if (b[j] < a[i]) {
      result.push_back(b[j]);  // strictly smaller: b may go first
      ++j;
    } else {
      result.push_back(a[i]);  // smaller or equal: a tie goes to a
      ++i;
    }
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
