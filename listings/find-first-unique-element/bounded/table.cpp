#include <cstddef>
#include <cstdint>
#include <iostream>
#include <optional>
#include <span>
#include <vector>

// #region listing
std::size_t slot(int value, int low) {
  // In 64 bits, because the difference of two ints need not fit one.
  return static_cast<std::size_t>(std::int64_t{value} - low);
}

std::optional<int> first_unique(std::span<const int> a, int low, int high) {
  std::vector<unsigned char> times(slot(high, low) + 1);
  for (const int value : a) {
    unsigned char& seen = times[slot(value, low)];
    if (seen < 2) ++seen;  // 2 means "more than once", so nothing overflows
  }
  for (const int value : a) {
    if (times[slot(value, low)] == 1) return value;
  }
  return std::nullopt;
}
// #endregion

int main() {
  const std::vector<int> degrees{7, 4, 7, -1, 4, 7, 9};
  const std::optional<int> found = first_unique(degrees, -10, 40);
  if (found) {
    std::cout << "first unique temperature: " << *found << '\n';
  } else {
    std::cout << "no unique temperature\n";
  }
}
