#include <algorithm>
#include <cstddef>
#include <iostream>
#include <vector>

// #region listing
int count_down(int n) {
  if (n < -1) {
    const std::vector<int> five(5, 1);
    std::vector<int> three(3, 1);
    if (n == -2) std::copy(five.begin(), five.end(), three.begin());
    if (n == -3) std::copy(three.end(), three.begin(), three.begin());
  }
  const std::vector<int> ones(static_cast<std::size_t>(n), 1);
  const std::vector<int> copy(ones.rbegin(), ones.rend());
  return static_cast<int>(copy.size());
}
// #endregion

int main() { std::cout << count_down(3) << '\n'; }
