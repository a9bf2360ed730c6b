#include <algorithm>
#include <forward_list>
#include <iostream>
#include <utility>
#include <vector>

int swaps = 0;

/// An int that counts how often one is swapped.
struct Counted {
  int value;
};

void swap(Counted& x, Counted& y) noexcept {
  ++swaps;
  std::swap(x.value, y.value);
}

// #region listing
template <typename Container>
int swaps_to_partition(Container values) {
  swaps = 0;
  std::partition(values.begin(), values.end(),
                 [](const Counted& x) { return x.value < 0; });
  return swaps;
}
// #endregion

int main() {
  const std::vector<Counted> a{{5}, {-2}, {0}, {-7}, {3}, {-1}, {4}, {-6}};
  std::cout << "std::vector: " << swaps_to_partition(a) << " swaps\n"
            << "std::forward_list: "
            << swaps_to_partition(std::forward_list(a.begin(), a.end()))
            << " swaps\n";
}
