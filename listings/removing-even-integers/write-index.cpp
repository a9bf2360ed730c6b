#include <cstddef>
#include <iostream>
#include <vector>

// #region signature
/// Removes the even values from a; the odd values keep their order.
void remove_even(std::vector<int>& a);
// #endregion

// #region listing
void remove_even(std::vector<int>& a) {
  std::size_t write = 0;  // where the next odd value belongs
  for (std::size_t read = 0; read < a.size(); ++read) {
    if (a[read] % 2 != 0) {
      a[write] = a[read];  // overwrites a value that has been read
      ++write;
    }
  }
  a.resize(write);  // drops what is left over at the end
}
// #endregion

int main() {
  std::vector<int> a{7, 4, -3, 0, 8, 5, -6, 1};
  remove_even(a);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
