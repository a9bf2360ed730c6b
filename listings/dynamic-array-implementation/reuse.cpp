#include <cstdint>
#include <iostream>

// #region listing
/// Grows from 16 elements until the freed blocks, side by side, could hold the
/// next one; the block that is copied from is still in use.
template <typename Growth>
void print_reuse(const char* name, Growth grown) {
  std::int64_t freed = 0;
  std::int64_t current = 16;
  for (int growth = 1; growth <= 40; ++growth) {
    const std::int64_t next = grown(current);
    if (freed >= next) {
      std::cout << name << ": growth " << growth << " needs " << next
                << " cells, and " << freed << " have been freed\n";
      return;
    }
    freed += current;  // after the copying
    current = next;
  }
  std::cout << name << ": never in 40 growths\n";
}
// #endregion

int main() {
  print_reuse("x 2  ", [](std::int64_t c) { return 2 * c; });
  print_reuse("x 1.7", [](std::int64_t c) { return c + 7 * c / 10; });
  print_reuse("x 1.6", [](std::int64_t c) { return c + 6 * c / 10; });
  print_reuse("x 1.5", [](std::int64_t c) { return c + c / 2; });
}
