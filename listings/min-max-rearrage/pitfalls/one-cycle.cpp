#include <cstddef>
#include <iostream>
#include <span>
#include <vector>

// #region listing
std::size_t source(std::size_t i, std::size_t n) {
  return i % 2 == 0 ? n - 1 - i / 2 : i / 2;
}

void max_min(std::span<int> a) {
  if (a.empty()) return;
  const int lifted = a[0];
  std::size_t hole = 0;
  std::size_t from = source(hole, a.size());
  while (from != 0) {
    a[hole] = a[from];
    hole = from;
    from = source(hole, a.size());
  }
  a[hole] = lifted;  // bug: there may be cycles without index 0
}
// #endregion

int main() {
  std::vector<int> a{1, 2, 3, 4, 5, 6};
  max_min(a);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
