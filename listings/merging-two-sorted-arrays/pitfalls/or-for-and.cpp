#include <cstddef>
#include <iostream>
#include <vector>

// #region listing
template <typename T>
std::vector<T> merge_sorted(const std::vector<T>& a, const std::vector<T>& b) {
  std::vector<T> result;
  std::size_t i = 0;
  std::size_t j = 0;
  while (i < a.size() || j < b.size()) {  // bug: reads from a used-up array
    if (b[j] < a[i]) {
      result.push_back(b[j++]);
    } else {
      result.push_back(a[i++]);
    }
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
