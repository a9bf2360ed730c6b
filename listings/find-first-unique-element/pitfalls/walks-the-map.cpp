#include <cstddef>
#include <iostream>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

// #region listing
std::optional<int> first_unique(std::span<const int> a) {
  std::unordered_map<int, std::size_t> count;
  for (const int value : a) ++count[value];
  for (const auto& [value, times] : count) {  // bug: not the array's order
    if (times == 1) return value;
  }
  return std::nullopt;
}
// #endregion

int main() {
  const std::vector<int> a{9, 4, 1};
  std::cout << "first unique element: " << first_unique(a).value() << '\n';
}
