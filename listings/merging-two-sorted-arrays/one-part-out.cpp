#include <cstddef>
#include <iostream>
#include <iterator>
#include <utility>
#include <vector>

// #region signature
/// v[0, middle) and v[middle, v.size()) are sorted.
template <typename T>
void merge_sorted(std::vector<T>& v, std::size_t middle);
// #endregion

// #region listing
template <typename T>
void merge_sorted(std::vector<T>& v, std::size_t middle) {
  const auto cut = v.begin() + static_cast<std::ptrdiff_t>(middle);
  std::vector<T> left(std::make_move_iterator(v.begin()),
                      std::make_move_iterator(cut));
  std::size_t i = 0;       // left[0, i) is placed
  std::size_t j = middle;  // v[middle, j) is placed
  for (std::size_t write = 0; i < left.size(); ++write) {
    if (j < v.size() && v[j] < left[i]) {
      v[write] = std::move(v[j]);  // strictly smaller: the right part may go
      ++j;
    } else {
      v[write] = std::move(left[i]);  // a tie goes to the left part
      ++i;
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
