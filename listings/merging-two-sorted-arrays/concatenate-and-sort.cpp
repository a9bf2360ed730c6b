#include <algorithm>
#include <iostream>
#include <vector>

// #region listing
template <typename T>
std::vector<T> merge_sorted(const std::vector<T>& a, const std::vector<T>& b) {
  std::vector<T> result;
  result.reserve(a.size() + b.size());
  result.insert(result.end(), a.begin(), a.end());
  result.insert(result.end(), b.begin(), b.end());
  std::stable_sort(result.begin(), result.end());  // as if nothing were sorted
  return result;
}
// #endregion

int main() {
  const std::vector<int> a{1, 4, 4, 9};
  const std::vector<int> b{2, 4, 7};
  for (const int value : merge_sorted(a, b)) std::cout << value << ' ';
  std::cout << '\n';
}
