#include <cstddef>
#include <span>
#include <utility>

/// Where the zeros and where the positive values begin.
struct Splits {
  std::size_t zeros;
  std::size_t positives;
};

Splits three_groups(std::span<int> a) {
  // Your code.
  return {};
}
