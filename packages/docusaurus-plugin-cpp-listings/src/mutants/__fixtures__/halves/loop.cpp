#include <iostream>

// #region listing
int halves(int n) {
  if (n < 0) return 0;
  int count = 0;
  while (n > 1) {
    n /= 2;
    ++count;
  }
  return count;
}
// #endregion

int main() { std::cout << halves(9) << '\n'; }
