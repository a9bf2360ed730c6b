#include <algorithm>
#include <cstddef>
#include <iostream>
#include <span>
#include <vector>

// #region listing
void alternate_signs(std::span<int> a) {
  if (a.empty()) return;
  const auto first_negative =
      std::find_if(a.begin(), a.end(), [](int x) { return x < 0; });
  if (first_negative == a.end()) return;
  std::rotate(a.begin(), first_negative, first_negative + 1);
  for (std::size_t i = 1; i < a.size(); ++i) {
    std::size_t j = i;
    while (j < a.size() && a[j] * a[i - 1] >= 0) ++j;  // bug: a product
    if (j == a.size()) return;
    std::rotate(a.subspan(i).begin(), a.subspan(j).begin(),
                a.subspan(j + 1).begin());
  }
}
// #endregion

int main() {
  std::vector<int> a{-1, 4, 2, -3};
  alternate_signs(a);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
