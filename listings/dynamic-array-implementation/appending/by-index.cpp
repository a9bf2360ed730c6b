#include <cstddef>
#include <iostream>
#include <vector>

// #region listing
void append_again(std::vector<int>& v) {
  const std::size_t size = v.size();  // an index outlives a reallocation
  for (std::size_t i = 0; i < size; ++i) v.push_back(v[i]);
}
// #endregion

int main() {
  std::vector<int> v{1, 2, 3};
  append_again(v);
  for (const int value : v) std::cout << value << ' ';
  std::cout << '\n';
}
