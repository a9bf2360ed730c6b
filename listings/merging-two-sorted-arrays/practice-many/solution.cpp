#include <cstddef>
#include <functional>
#include <iostream>
#include <queue>
#include <vector>

// #region head
/// The element arrays[array][place], which is next of its array.
template <typename T>
struct Head {
  const T* value;
  std::size_t array;
  std::size_t place;

  bool operator>(const Head& other) const {
    if (*other.value < *value) return true;
    if (*value < *other.value) return false;
    return array > other.array;  // a tie: the earlier array goes first
  }
};
// #endregion

// #region listing
template <typename T>
std::vector<T> merge_all(const std::vector<std::vector<T>>& arrays) {
  std::priority_queue<Head<T>, std::vector<Head<T>>, std::greater<>> heads;
  std::size_t total = 0;
  for (std::size_t i = 0; i < arrays.size(); ++i) {
    total += arrays[i].size();
    if (!arrays[i].empty()) heads.push({&arrays[i][0], i, 0});
  }
  std::vector<T> result;
  result.reserve(total);
  while (!heads.empty()) {
    const Head<T> next = heads.top();
    heads.pop();
    result.push_back(*next.value);
    const std::size_t place = next.place + 1;
    if (place < arrays[next.array].size()) {
      heads.push({&arrays[next.array][place], next.array, place});
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
