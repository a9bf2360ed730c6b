#include <algorithm>
#include <iostream>
#include <iterator>
#include <span>
#include <vector>

// #region listing
std::vector<int> merge_distinct(std::span<const int> a,
                                std::span<const int> b) {
  std::vector<int> result;
  std::set_union(a.begin(), a.end(), b.begin(), b.end(),
                 std::back_inserter(result));  // bug: keeps repeats inside a
  return result;
}
// #endregion

int main() {
  const std::vector<int> a{1, 4, 4, 9};
  const std::vector<int> b{2, 4, 7};
  for (const int value : merge_distinct(a, b)) std::cout << value << ' ';
  std::cout << '\n';
}
