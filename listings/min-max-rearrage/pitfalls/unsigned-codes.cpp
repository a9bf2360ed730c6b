#include <cstddef>
#include <cstdint>
#include <iostream>
#include <span>
#include <vector>

// #region listing
void max_min(std::span<std::uint32_t> a) {
  if (a.empty()) return;
  const std::uint32_t base = a.back() + 1;
  std::size_t low = 0;
  std::size_t high = a.size();
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (i % 2 == 0) {
      --high;
      a[i] += (a[high] % base) * base;  // bug: wraps round at 2³²
    } else {
      a[i] += (a[low] % base) * base;
      ++low;
    }
  }
  for (std::uint32_t& code : a) {
    code /= base;
  }
}
// #endregion

int main() {
  std::vector<std::uint32_t> a{1, 2, 65536, 65536};
  max_min(a);
  for (const std::uint32_t value : a) std::cout << value << ' ';
  std::cout << '\n';
}
