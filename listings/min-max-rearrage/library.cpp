#include <algorithm>
#include <iostream>
#include <span>
#include <vector>

// #region listing
void max_min(std::span<int> a) {
  const std::vector<int> sorted(a.begin(), a.end());
  auto smallest = sorted.begin();
  auto largest = sorted.rbegin();  // ++largest steps towards the front
  bool want_largest = false;
  std::generate(a.begin(), a.end(), [&] {
    want_largest = !want_largest;
    return want_largest ? *largest++ : *smallest++;
  });
}
// #endregion

int main() {
  std::vector<int> a{1, 2, 3, 4, 5, 6, 7};
  max_min(a);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
