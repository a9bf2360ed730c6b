#include <algorithm>
#include <cstdint>
#include <iomanip>
#include <iostream>

// #region listing
void print_pushes(std::int64_t pushes) {
  std::int64_t size = 0;
  std::int64_t capacity = 0;
  std::int64_t saved = 0;  // the potential: 2 * size - capacity
  for (std::int64_t push = 1; push <= pushes; ++push) {
    std::int64_t cost = 1;  // the new element is written
    if (size == capacity) {
      cost += size;  // and the old ones are carried over
      capacity = std::max<std::int64_t>(1, 2 * capacity);
    }
    ++size;
    const std::int64_t before = saved;
    saved = 2 * size - capacity;
    std::cout << std::setw(4) << push << std::setw(10) << capacity
              << std::setw(6) << cost << std::setw(7) << saved << std::setw(15)
              << cost + saved - before << '\n';
  }
}
// #endregion

int main() {
  std::cout << "push  capacity  cost  saved  cost + change\n";
  print_pushes(17);
}
