#include <cstddef>
#include <functional>
#include <iostream>
#include <queue>
#include <vector>

// #region head
/// The element arrays[array][place], which is next of its array.
struct Head {
  int value;
  std::size_t array;
  std::size_t place;

  bool operator>(const Head& other) const {
    if (value != other.value) return value > other.value;
    return array > other.array;  // a tie: the earlier array goes first
  }
};
// #endregion

// #region listing
std::vector<int> merge_all(const std::vector<std::vector<int>>& arrays) {
  std::priority_queue<Head, std::vector<Head>, std::greater<>> heads;
  std::size_t total = 0;
  for (std::size_t i = 0; i < arrays.size(); ++i) {
    total += arrays[i].size();
    if (!arrays[i].empty()) heads.push({arrays[i][0], i, 0});
  }
  std::vector<int> result;
  result.reserve(total);
  while (!heads.empty()) {
    const Head next = heads.top();
    heads.pop();
    result.push_back(next.value);
    const std::size_t place = next.place + 1;
    if (place < arrays[next.array].size()) {
      heads.push({arrays[next.array][place], next.array, place});
    }
  }
  return result;
}
// #endregion

int main() {
  const std::vector<std::vector<int>> arrays{{1, 4, 4, 9}, {2, 4, 7}, {3, 8}};
  for (const int value : merge_all(arrays)) std::cout << value << ' ';
  std::cout << '\n';
}
