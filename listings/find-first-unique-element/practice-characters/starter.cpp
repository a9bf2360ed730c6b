#include <cstddef>
#include <optional>
#include <string_view>

std::optional<std::size_t> first_unique(std::string_view text) {
  // Your code.
  return {};
}
