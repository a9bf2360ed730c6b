#include <cstddef>
#include <iostream>
#include <vector>

// #region listing
int count_down(int n) {
  const std::vector<int> ones(static_cast<std::size_t>(n), 1);
  const std::vector<int> copy(ones.rbegin(), ones.rend());
  return static_cast<int>(copy.size());
}
// #endregion

int main() { std::cout << count_down(3) << '\n'; }
