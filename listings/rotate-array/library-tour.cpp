#include <algorithm>
#include <iostream>
#include <iterator>
#include <list>
#include <string_view>
#include <vector>

template <typename Iterator>
void print(std::string_view name, Iterator first, Iterator last) {
  std::cout << name << ':';
  for (; first != last; ++first) std::cout << ' ' << *first;
  std::cout << '\n';
}

int main() {
  // #region listing
  std::vector<int> a{1, 2, 3, 4, 5};
  const auto one = std::rotate(a.begin(), a.begin() + 2, a.end());
  print("rotate by 2", a.begin(), a.end());
  std::cout << "the 1 is now at index " << one - a.begin() << '\n';

  std::rotate(a.rbegin(), a.rbegin() + 2, a.rend());  // backwards: to the right
  print("and back", a.begin(), a.end());

  std::vector<int> copy;
  std::rotate_copy(a.begin(), a.begin() + 2, a.end(), std::back_inserter(copy));
  print("rotate_copy", copy.begin(), copy.end());

  const auto end = std::shift_left(a.begin(), a.end(), 2);
  print("what shift_left keeps", a.begin(), end);

  std::list<int> nodes{1, 2, 3, 4, 5};
  nodes.splice(nodes.end(), nodes, nodes.begin(), std::next(nodes.begin(), 2));
  print("list, nodes relinked", nodes.begin(), nodes.end());
  // #endregion
}
