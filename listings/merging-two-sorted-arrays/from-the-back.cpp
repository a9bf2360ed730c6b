#include <cstddef>
#include <iostream>
#include <utility>
#include <vector>

// #region signature
/// a[0, n) and b are sorted; a.size() is n + b.size().
template <typename T>
void merge_sorted(std::vector<T>& a, std::size_t n, const std::vector<T>& b);
// #endregion

// #region listing
template <typename T>
void merge_sorted(std::vector<T>& a, std::size_t n, const std::vector<T>& b) {
  std::size_t i = n;         // a[0, i) is still to be placed
  std::size_t j = b.size();  // b[0, j) is still to be placed
  std::size_t write = n + b.size();
  while (j > 0) {
    --write;
    if (i > 0 && b[j - 1] < a[i - 1]) {
      --i;
      a[write] = std::move(a[i]);  // strictly greater: a may go last
    } else {
      --j;
      a[write] = b[j];  // none left is greater: a tie puts b behind a
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
