#include <algorithm>
#include <cstddef>
#include <iostream>
#include <span>
#include <vector>

// #region signature
void move_block(std::span<int> a, std::size_t from, std::size_t to,
                std::size_t before);
// #endregion

// #region listing
void move_block(std::span<int> a, std::size_t from, std::size_t to,
                std::size_t before) {
  const auto at = [a](std::size_t index) {
    return a.begin() + static_cast<std::ptrdiff_t>(index);
  };
  if (before < from) {
    std::rotate(at(before), at(from), at(to));
  } else if (before > to) {
    std::rotate(at(from), at(to), at(before));
  }
}
// #endregion

int main() {
  std::vector<int> a{1, 2, 3, 4, 5, 6};
  move_block(a, 3, 5, 0);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
