#include <algorithm>
#include <cstddef>
#include <iostream>
#include <span>
#include <vector>

// #region listing
/// The index of the element that belongs at index i of n.
std::size_t source(std::size_t i, std::size_t n) {
  return i % 2 == 0 ? n - 1 - i / 2 : i / 2;
}

void follow_cycle(std::span<int> a, std::size_t start) {
  const int lifted = a[start];
  std::size_t hole = start;
  std::size_t from = source(hole, a.size());
  while (from != start) {
    a[hole] = a[from];
    hole = from;
    from = source(hole, a.size());
  }
  a[hole] = lifted;
}

void max_min(std::span<int> a) {
  while (!a.empty()) {
    std::size_t m = 1;  // will be the largest with 2m + 1 a power of three
    while (3 * m + 1 <= a.size()) {
      m = 3 * m + 1;
    }
    // The first m places want the first m / 2 and the rest from the end.
    const std::span<int> tail = a.subspan(m / 2);
    const std::span<int> from_end = tail.first(m - m / 2);
    std::reverse(tail.begin(), tail.end());          // brings them forward
    std::reverse(from_end.begin(), from_end.end());  // back in order
    for (std::size_t leader = 1; leader <= m; leader *= 3) {
      follow_cycle(a.first(m), leader - 1);
    }
    a = a.subspan(m);
    if (m % 2 == 0) {
      std::reverse(a.begin(), a.end());  // a last one is next: undo the mirror
    }
  }
}
// #endregion

int main() {
  std::vector<int> a{1, 2, 3, 4, 5, 6, 7};
  max_min(a);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
