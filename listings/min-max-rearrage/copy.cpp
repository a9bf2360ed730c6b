#include <cstddef>
#include <iostream>
#include <span>
#include <vector>

// #region listing
void max_min(std::span<int> a) {
  const std::vector<int> sorted(a.begin(), a.end());
  std::size_t low = 0;          // the smallest not yet placed
  std::size_t high = a.size();  // one past the largest not yet placed
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (i % 2 == 0) {
      --high;
      a[i] = sorted[high];
    } else {
      a[i] = sorted[low];
      ++low;
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
