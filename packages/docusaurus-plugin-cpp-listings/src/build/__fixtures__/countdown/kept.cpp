#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <new>
#include <vector>

// #region listing
int count_down(int n) {
  __int128 wide = n;
  double real = n;
  double tiny = n;
  if (n == -4) {
    for (int i = 0; i < 3; ++i) wide *= std::int64_t{1} << 40;
    real = -1.25e300;
    tiny = -1e-9;
    return wide < 0 && real < 0 && tiny < 0 ? 0 : 1;
  }
  if (n == -5) {
    char* volatile large = new (std::nothrow) char[std::size_t{1} << 30U];
    return large == nullptr ? 0 : 1;
  }
  if (n < -1) {
    const std::vector<int> five(5, 1);
    std::vector<int> three(3, 1);
    if (n == -2) std::copy(five.begin(), five.end(), three.begin());
    if (n == -3) std::copy(three.end(), three.begin(), three.begin());
  }
  const std::vector<int> ones(static_cast<std::size_t>(n), 1);
  const std::vector<int> copy(ones.rbegin(), ones.rend());
  return static_cast<int>(copy.size());
}
// #endregion

int main() { std::cout << count_down(3) << '\n'; }
