#include <iostream>
#include <optional>
#include <span>
#include <vector>

// #region listing
std::optional<int> first_unique(std::span<const int> a) {
  if (a.empty()) return std::nullopt;
  int left = 0;
  for (const int value : a) left ^= value;  // bug: cancels pairs only
  return left;
}
// #endregion

int main() {
  const std::vector<int> a{7, 7, 7, 4};
  std::cout << "first unique element: " << first_unique(a).value() << '\n';
}
