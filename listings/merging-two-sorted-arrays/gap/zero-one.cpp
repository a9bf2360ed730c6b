#include <algorithm>
#include <cstddef>
#include <iostream>
#include <utility>
#include <vector>

// #region listing
/// The cells from the first 1 to the last 0; none when v is sorted.
std::size_t zone(const std::vector<int>& v) {
  const auto first_one = std::find(v.begin(), v.end(), 1);
  const auto behind_last_zero = std::find(v.rbegin(), v.rend(), 0).base();
  const auto width = behind_last_zero - first_one;
  return width > 0 ? static_cast<std::size_t>(width) : 0;
}

/// Whether no pass leaves a zone wider than its gap.
bool zone_fits_gap(std::vector<int> v) {
  std::size_t gap = v.size();
  while (gap > 1) {
    gap = (gap + 1) / 2;
    for (std::size_t i = 0; i + gap < v.size(); ++i) {
      if (v[i + gap] < v[i]) std::swap(v[i], v[i + gap]);
    }
    if (zone(v) > gap) return false;
  }
  return zone(v) == 0;  // a zone of one cell would be a 1 that is also a 0
}
// #endregion

/// `zeros` zeros, then ones up to `size`.
std::vector<int> steps(std::size_t zeros, std::size_t size) {
  std::vector<int> v(zeros, 0);
  v.resize(size, 1);
  return v;
}

int main() {
  std::size_t inputs = 0;
  std::size_t merged = 0;
  for (std::size_t total = 0; total <= 32; ++total) {
    for (std::size_t n = 0; n <= total; ++n) {
      for (std::size_t p = 0; p <= n; ++p) {
        for (std::size_t q = 0; q <= total - n; ++q) {
          std::vector<int> v = steps(p, n);
          const std::vector<int> b = steps(q, total - n);
          v.insert(v.end(), b.begin(), b.end());
          ++inputs;
          if (zone_fits_gap(v)) ++merged;
        }
      }
    }
  }
  std::cout << inputs << " inputs of up to 32 zeros and ones\n"
            << merged << " merged, no zone ever wider than the gap\n";
}
