#include <cstddef>
#include <iostream>
#include <span>
#include <vector>

// #region listing
std::size_t source(std::size_t i, std::size_t n) {
  return i % 2 == 0 ? i / 2 : n - 1 - i / 2;
}

void min_max(std::span<int> a) {
  for (std::size_t start = 0; start < a.size(); ++start) {
    if (a[start] < 0) continue;  // settled with an earlier cycle
    const int lifted = a[start];
    std::size_t hole = start;
    std::size_t from = source(hole, a.size());
    while (from != start) {
      a[hole] = -a[from];
      hole = from;
      from = source(hole, a.size());
    }
    a[hole] = -lifted;
  }
  for (int& value : a) {
    value = -value;
  }
}
// #endregion

int main() {
  std::vector<int> a{1, 2, 3, 4, 5};
  min_max(a);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
