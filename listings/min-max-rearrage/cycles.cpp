#include <cstddef>
#include <iostream>
#include <span>
#include <vector>

// #region listing
/// The index of the element that belongs at index i of n.
std::size_t source(std::size_t i, std::size_t n) {
  return i % 2 == 0 ? n - 1 - i / 2 : i / 2;
}

void max_min(std::span<int> a) {
  for (std::size_t start = 0; start < a.size(); ++start) {
    if (a[start] < 0) continue;   // settled with an earlier cycle
    const int lifted = a[start];  // lifting it out leaves a hole
    std::size_t hole = start;
    std::size_t from = source(hole, a.size());
    while (from != start) {
      a[hole] = -a[from];  // the minus sign says: settled
      hole = from;         // the hole is now where that value was
      from = source(hole, a.size());
    }
    a[hole] = -lifted;  // back at the start: the cycle is closed
  }
  for (int& value : a) {
    value = -value;
  }
}
// #endregion

int main() {
  std::vector<int> a{1, 2, 3, 4, 5, 6, 7};
  max_min(a);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
