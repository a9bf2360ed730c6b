#include <iostream>
#include <vector>

// #region listing
void append_again(std::vector<int>& v) {
  // bug: the loop holds iterators into a block that push_back frees
  for (const int value : v) v.push_back(value);
}
// #endregion

int main() {
  std::vector<int> v;
  append_again(v);
  std::cout << v.size() << '\n';
}
