#include <algorithm>
#include <array>
#include <cstddef>
#include <iostream>
#include <optional>
#include <string_view>

// #region listing
std::optional<std::size_t> first_unique(std::string_view text) {
  const std::size_t unseen = text.size();
  const std::size_t repeated = text.size() + 1;
  std::array<std::size_t, 256> place;
  place.fill(unseen);
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    place[byte] = place[byte] == unseen ? i : repeated;
  }
  const std::size_t first = *std::ranges::min_element(place);
  if (first >= text.size()) return std::nullopt;
  return first;
}
// #endregion

int main() {
  const std::optional<std::size_t> found = first_unique("level up");
  if (found) {
    std::cout << "index " << *found << '\n';
  } else {
    std::cout << "no unique byte\n";
  }
}
