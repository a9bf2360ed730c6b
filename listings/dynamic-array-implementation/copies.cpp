#include <algorithm>
#include <cstdint>
#include <iomanip>
#include <iostream>

/// Elements copied for each push: the smallest and the largest such mean.
struct Means {
  double smallest;
  double largest;
};

// #region listing
/// Copies per push, over all numbers of pushes from 1,000 to 1,000,000.
template <typename Growth>
Means copies_per_push(Growth grown) {
  std::int64_t capacity = 0;
  std::int64_t copies = 0;
  Means means{1e9, 0};
  for (std::int64_t size = 1; size <= 1'000'000; ++size) {
    if (size > capacity) {
      copies += size - 1;  // all the elements that were there before
      capacity = grown(capacity);
    }
    if (size >= 1000) {
      const double mean =
          static_cast<double>(copies) / static_cast<double>(size);
      means.smallest = std::min(means.smallest, mean);
      means.largest = std::max(means.largest, mean);
    }
  }
  return means;
}
// #endregion

void print(const char* name, const Means& means) {
  std::cout << name << std::fixed << std::setprecision(2) << std::setw(10)
            << means.smallest << " to" << std::setw(10) << means.largest
            << '\n';
}

int main() {
  std::cout << "growth    copies per push\n";
  print("+ 1   ", copies_per_push([](std::int64_t c) { return c + 1; }));
  print("+ 1000", copies_per_push([](std::int64_t c) { return c + 1000; }));
  print("x 1.5 ", copies_per_push([](std::int64_t c) {
          return std::max(c + 1, c + c / 2);
        }));
  print("x 2   ", copies_per_push([](std::int64_t c) {
          return std::max<std::int64_t>(1, 2 * c);
        }));
}
