#include <cstddef>
#include <iostream>
#include <vector>

// #region listing
std::size_t count_cycles(std::size_t n) {
  std::vector<bool> visited(n);
  std::size_t cycles = 0;
  for (std::size_t start = 0; start < n; ++start) {
    if (visited[start]) continue;
    ++cycles;
    std::size_t i = start;
    while (!visited[i]) {
      visited[i] = true;
      i = i % 2 == 0 ? n - 1 - i / 2 : i / 2;
    }
  }
  return cycles;
}
// #endregion

int main() {
  for (const std::size_t n : {6U, 7U, 1000U}) {
    std::cout << "n = " << n << ": " << count_cycles(n) << '\n';
  }
}
