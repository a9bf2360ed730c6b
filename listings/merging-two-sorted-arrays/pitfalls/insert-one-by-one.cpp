#include <cstddef>
#include <iostream>
#include <utility>
#include <vector>

// #region listing
template <typename T>
void merge_sorted(std::vector<T>& a, std::size_t n, const std::vector<T>& b) {
  for (std::size_t j = 0; j < b.size(); ++j) {
    std::size_t hole = n + j;
    while (hole > 0 && b[j] < a[hole - 1]) {  // bug: moves all of it, each time
      a[hole] = std::move(a[hole - 1]);
      --hole;
    }
    a[hole] = b[j];
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
