#include <iostream>
#include <vector>

// #region listing
void remove_even(std::vector<int>& a) {
  for (auto it = a.begin(); it != a.end(); ++it) {
    if (*it % 2 == 0) {
      a.erase(it);  // bug: it is no longer valid, and ++it uses it
    }
  }
}
// #endregion

int main() {
  std::vector<int> a{7, 4, -3, 0, 8, 5, -6, 1};
  remove_even(a);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
