#include <cstddef>
#include <iostream>
#include <span>
#include <vector>

// #region listing
void alternate_signs(std::span<int> a) {
  std::vector<int> negatives;
  std::vector<int> others;
  for (const int value : a) {
    if (value < 0) {
      negatives.push_back(value);
    } else {
      others.push_back(value);
    }
  }
  std::size_t n = 0;
  std::size_t o = 0;
  for (int& slot : a) {
    const bool wanted = n <= o;  // as many of each so far: a negative is next
    if (o == others.size() || (wanted && n < negatives.size())) {
      slot = negatives[n];
      ++n;
    } else {
      slot = others[o];
      ++o;
    }
  }
}
// #endregion

int main() {
  std::vector<int> a{5, -2, 0, -7, 3, 4, 9, -6};
  alternate_signs(a);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
