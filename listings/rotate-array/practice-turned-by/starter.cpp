#include <cstddef>
#include <optional>
#include <span>

std::optional<std::size_t> turned_by(std::span<const int> a) {
  // Your code.
  return {};
}
