#include <cstddef>
#include <iostream>
#include <vector>

// #region listing
template <typename T>
void merge_sorted(std::vector<T>& a, std::size_t n, const std::vector<T>& b) {
  std::size_t i = 0;
  std::size_t j = 0;
  for (std::size_t write = 0; write < n + b.size(); ++write) {
    if (i == n || (j < b.size() && b[j] < a[i])) {
      a[write] = b[j++];  // bug: a[write] may not have been read yet
    } else {
      a[write] = a[i++];
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
