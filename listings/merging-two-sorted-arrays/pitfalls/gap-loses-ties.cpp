#include <cstddef>
#include <iostream>
#include <utility>
#include <vector>

// #region listing
template <typename T>
void merge_sorted(std::vector<T>& v, std::size_t) {
  std::size_t gap = v.size();
  while (gap > 1) {
    gap = (gap + 1) / 2;
    for (std::size_t i = 0; i + gap < v.size(); ++i) {
      if (v[i + gap] < v[i]) std::swap(v[i], v[i + gap]);  // bug
    }
  }
}
// #endregion

int main() {
  std::vector<int> v{1, 4, 4, 9, 2, 4, 7};
  merge_sorted(v, 4);
  for (const int value : v) std::cout << value << ' ';
  std::cout << '\n';
}
