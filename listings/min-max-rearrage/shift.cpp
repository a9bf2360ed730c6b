#include <cstddef>
#include <iostream>
#include <span>
#include <vector>

// #region signature
void max_min(std::span<int> a);
// #endregion

// #region listing
void max_min(std::span<int> a) {
  for (std::size_t i = 0; i + 1 < a.size(); i += 2) {
    const int largest = a.back();
    for (std::size_t j = a.size() - 1; j > i; --j) {
      a[j] = a[j - 1];  // everything from i on moves up by one place
    }
    a[i] = largest;  // the smallest slid into place i + 1 by itself
  }
}
// #endregion

int main() {
  std::vector<int> a{1, 2, 3, 4, 5, 6, 7};
  max_min(a);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
