#include <cstddef>
#include <iostream>
#include <span>
#include <vector>

// #region listing
void max_min(std::span<int> a) {
  if (a.empty()) return;
  const int base = a.back() + 1;
  std::size_t low = 0;
  std::size_t high = a.size();
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (i % 2 == 0) {
      --high;
      a[i] += (a[high] % base) * base;  // bug: up to base² - 1 in an int
    } else {
      a[i] += (a[low] % base) * base;
      ++low;
    }
  }
  for (int& code : a) {
    code /= base;
  }
}
// #endregion

int main() {
  std::vector<int> a{46339};
  max_min(a);
  std::cout << a[0] << '\n';
}
