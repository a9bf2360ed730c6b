#include <cstddef>
#include <cstdint>
#include <iostream>
#include <span>
#include <vector>

// #region listing
void max_min(std::span<std::int64_t> a) {
  if (a.empty()) return;
  const std::int64_t base = a.back();  // bug: the largest value % base is 0
  std::size_t low = 0;
  std::size_t high = a.size();
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (i % 2 == 0) {
      --high;
      a[i] += (a[high] % base) * base;
    } else {
      a[i] += (a[low] % base) * base;
      ++low;
    }
  }
  for (std::int64_t& code : a) {
    code /= base;
  }
}
// #endregion

int main() {
  std::vector<std::int64_t> a{1, 2, 3};
  max_min(a);
  for (const std::int64_t value : a) std::cout << value << ' ';
  std::cout << '\n';
}
