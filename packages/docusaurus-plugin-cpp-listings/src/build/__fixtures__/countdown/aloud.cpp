#include <cstdio>
#include <iostream>

// #region listing
int count_down(int n) {
  int lines = 0;
  for (; n != 0; --n) {
    std::cout << n << '\n';
    ++lines;
  }
  std::printf("lift-off\n");
  return lines;
}
// #endregion

int main() { std::cout << count_down(3) << '\n'; }
