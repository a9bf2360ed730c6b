#include <cstddef>
#include <cstdint>
#include <iostream>
#include <span>
#include <vector>

// #region listing
void max_min(std::span<std::int64_t> a) {
  if (a.empty()) return;                   // there is no a.back() to read
  const std::int64_t base = a.back() + 1;  // greater than every value
  std::size_t low = 0;
  std::size_t high = a.size();
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (i % 2 == 0) {
      --high;
      a[i] += (a[high] % base) * base;  // old + new * base
    } else {
      a[i] += (a[low] % base) * base;  // % base is the old value, still
      ++low;
    }
  }
  for (std::int64_t& code : a) {
    code /= base;  // drops the old value, keeps the new one
  }
}
// #endregion

int main() {
  std::vector<std::int64_t> a{1, 2, 3, 4, 5, 6, 7};
  max_min(a);
  for (const std::int64_t value : a) std::cout << value << ' ';
  std::cout << '\n';
}
