#include <cstddef>
#include <iostream>
#include <vector>

// #region listing
void remove_even(std::vector<int>& a) {
  std::size_t write = 0;
  for (std::size_t read = 0; read < a.size(); ++read) {
    const int value = a[read];
    a[write] = value;  // the next write overwrites an even value
    write += static_cast<std::size_t>(value & 1);  // 1 if odd, 0 if even
  }
  a.resize(write);
}
// #endregion

int main() {
  std::vector<int> a{7, 4, -3, 0, 8, 5, -6, 1};
  remove_even(a);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
