#include <cstddef>
#include <iostream>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

// #region listing
std::optional<int> first_unique(std::span<const int> a) {
  std::unordered_map<int, std::size_t> count;  // bug: a hash that all know
  for (const int value : a) ++count[value];
  for (const int value : a) {
    if (count.at(value) == 1) return value;
  }
  return std::nullopt;
}
// #endregion

int main() {
  const std::vector<int> a{7, 4, 7, -1, 4, 7, 9};
  std::cout << "first unique element: " << first_unique(a).value() << '\n';
}
