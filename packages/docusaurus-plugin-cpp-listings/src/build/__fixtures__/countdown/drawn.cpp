#include <iostream>
#include <random>

// #region listing
int count_down(int n) {
  std::random_device device;
  const unsigned drawn = device();
  std::cout << drawn << '\n';
  return n;
}
// #endregion

int main() { std::cout << count_down(3) << '\n'; }
