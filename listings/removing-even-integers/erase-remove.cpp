#include <algorithm>
#include <iostream>
#include <vector>

// #region listing
void remove_even(std::vector<int>& a) {
  const auto even = [](int x) { return x % 2 == 0; };
  const auto kept = std::remove_if(a.begin(), a.end(), even);
  a.erase(kept, a.end());  // from the end of the kept values to the end of a
}
// #endregion

int main() {
  std::vector<int> a{7, 4, -3, 0, 8, 5, -6, 1};
  remove_even(a);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
