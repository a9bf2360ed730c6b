#include <cstddef>
#include <iostream>
#include <span>
#include <vector>

// #region listing
std::size_t negatives_first(std::span<int> a) {
  std::size_t write = 0;  // where the next negative value belongs
  for (std::size_t i = 0; i < a.size(); ++i) {
    const int value = a[i];
    a[i] = a[write];  // the two are exchanged, whatever the sign is
    a[write] = value;
    write += static_cast<std::size_t>(value < 0);  // 1 or 0: nothing to guess
  }
  return write;
}
// #endregion

int main() {
  std::vector<int> a{5, -2, 0, -7, 3, -1, 4, -6};
  const std::size_t split = negatives_first(a);
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (i == split) std::cout << "| ";
    std::cout << a[i] << ' ';
  }
  std::cout << '\n';
}
