#include <cstddef>
#include <iostream>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

// #region listing
std::optional<int> first_unique(std::span<const int> a) {
  std::unordered_map<int, std::size_t> count;
  for (const int value : a) {
    ++count[value];  // a new key starts at zero
  }
  for (const int value : a) {  // the map has no order, the array has
    if (count.at(value) == 1) return value;
  }
  return std::nullopt;
}
// #endregion

int main() {
  const std::vector<int> a{7, 4, 7, -1, 4, 7, 9};
  const std::optional<int> found = first_unique(a);
  if (found) {
    std::cout << "first unique element: " << *found << '\n';
  } else {
    std::cout << "no unique element\n";
  }
}
