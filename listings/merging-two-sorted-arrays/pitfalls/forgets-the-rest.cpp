#include <cstddef>
#include <iostream>
#include <utility>
#include <vector>

// #region listing
template <typename T>
void merge_sorted(std::vector<T>& a, std::size_t n, const std::vector<T>& b) {
  std::size_t i = n;
  std::size_t j = b.size();
  while (i > 0 && j > 0) {  // bug: stops when a is used up, though b is not
    if (b[j - 1] < a[i - 1]) {
      a[i + j - 1] = std::move(a[i - 1]);
      --i;
    } else {
      a[i + j - 1] = b[j - 1];
      --j;
    }
  }
}
// #endregion

int main() {
  std::vector<int> a{1, 4, 4, 9};
  const std::vector<int> b{2, 4, 7};
  const std::size_t n = a.size();
  a.resize(n + b.size());
  merge_sorted(a, n, b);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
