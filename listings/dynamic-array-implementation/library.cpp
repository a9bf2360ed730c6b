#include <iostream>
#include <vector>

// #region listing
template <typename T>
using DynamicArray = std::vector<T>;
// #endregion

int main() {
  DynamicArray<int> a;
  std::cout << "size/capacity";
  for (const int value : {4, 8, 15, 16, 23}) {
    a.push_back(value);
    std::cout << ' ' << a.size() << '/' << a.capacity();
  }
  a.reserve(100);
  std::cout << "\nafter reserve(100): capacity " << a.capacity();
  a.pop_back();
  std::cout << "\nafter pop_back(): capacity " << a.capacity();
  a.shrink_to_fit();
  std::cout << "\nafter shrink_to_fit(): capacity " << a.capacity() << '\n';
}
