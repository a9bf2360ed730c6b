#include <cstddef>
#include <cstdint>
#include <iostream>
#include <span>
#include <vector>

// #region listing
bool has_three(std::span<const int> a, int k) {
  for (std::size_t first = 0; first < a.size(); ++first) {
    const std::int64_t need = std::int64_t{k} - a[first];
    std::size_t left = first + 1;  // the other two come later
    std::size_t right = a.size();
    while (left + 1 < right) {
      const std::int64_t sum = std::int64_t{a[left]} + a[right - 1];
      if (sum == need) return true;
      if (sum < need) {
        ++left;
      } else {
        --right;
      }
    }
  }
  return false;
}
// #endregion

int main() {
  const std::vector<int> a{-2, 3, 5, 7, 8, 11};
  std::cout << std::boolalpha << "16: " << has_three(a, 16)
            << ", 25: " << has_three(a, 25) << '\n';
}
