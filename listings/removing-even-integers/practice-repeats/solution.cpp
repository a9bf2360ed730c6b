#include <cstddef>
#include <iostream>
#include <vector>

// #region signature
void remove_repeats(std::vector<int>& a);
// #endregion

// #region listing
void remove_repeats(std::vector<int>& a) {
  std::size_t write = 0;
  for (std::size_t read = 0; read < a.size(); ++read) {
    if (write == 0 || a[read] != a[write - 1]) {
      a[write] = a[read];  // the first of its group
      ++write;
    }
  }
  a.resize(write);
}
// #endregion

int main() {
  std::vector<int> a{1, 1, 2, 3, 3, 3, 1};
  remove_repeats(a);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
