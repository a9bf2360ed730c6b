#include <array>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <optional>
#include <random>
#include <span>
#include <unordered_map>
#include <vector>

// #region listing
class SaltedHash {
 public:
  SaltedHash() {
    std::random_device device;
    for (auto& table : tables_) {
      for (std::uint64_t& word : table) {
        word = std::uint64_t{device()} << 32U | device();
      }
    }
  }

  std::size_t operator()(int value) const {
    auto bits = static_cast<std::uint32_t>(value);
    std::uint64_t hash = 0;
    for (const auto& table : tables_) {
      hash ^= table[bits % 16];  // four bits of the key choose a word
      bits /= 16;
    }
    return static_cast<std::size_t>(hash);
  }

 private:
  std::array<std::array<std::uint64_t, 16>, 8> tables_;  // the salt
};

std::optional<int> first_unique(std::span<const int> a) {
  static const SaltedHash salt;  // drawn once, by the first call
  std::unordered_map<int, std::size_t, SaltedHash> count(0, salt);
  for (const int value : a) {
    ++count[value];
  }
  for (const int value : a) {
    if (count.at(value) == 1) return value;
  }
  return std::nullopt;
}
// #endregion

int main() {
  const std::vector<int> a{7, 4, 7, -1, 4, 7, 9};
  const std::optional<int> found = first_unique(a);
  if (found) {
    std::cout << "first unique element: " << *found << '\n';
  } else {
    std::cout << "no unique element\n";
  }
}
