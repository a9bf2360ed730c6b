#include "proof.hpp"

#include <algorithm>

namespace {

struct Problem {
  using Input = std::tuple<std::string>;

  // Next to a small text, the table of 256 places costs more than the text.
  [[maybe_unused]] static constexpr std::size_t largest = 1U << 19U;

  /// Characters of one byte and of two, whole: a page shows inputs as text in
  /// UTF-8. Their bytes are near one another, and the same but for the top bit.
  static Input random(proof::Random& random, std::size_t size) {
    const int last = 1 + static_cast<int>(std::min<std::size_t>(size, 60)) / 2;
    const auto draw = [&random, last] { return random.between(0, last); };
    std::string text;
    while (text.size() < size) {
      if (text.size() + 1 < size && random.next() % 2 == 0) {
        text += static_cast<char>(random.next() % 2 == 0 ? 0xC3 : 0xD0);
        text += static_cast<char>(0x80 + (0x30 + draw()) % 0x40);
      } else {
        text += static_cast<char>('0' + draw());
      }
    }
    return {text};
  }

  /// The answer is near the end, a byte that no text in UTF-8 has.
  static Input large(proof::Random& random, std::size_t size) {
    std::string text(size, 'a');
    text[size - 1 - random.next() % (size / 8 + 1)] = static_cast<char>(0xFF);
    return {text};
  }

  static std::optional<std::size_t> oracle(const std::string& text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (std::count(text.begin(), text.end(), text[i]) == 1) return i;
    }
    return std::nullopt;
  }

  static std::optional<std::size_t> quick_oracle(const std::string& text) {
    std::vector<std::size_t> counts(256);
    const auto count_of = [&counts](char letter) -> std::size_t& {
      return counts[static_cast<unsigned char>(letter)];
    };
    for (const char letter : text) ++count_of(letter);
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (count_of(text[i]) == 1) return i;
    }
    return std::nullopt;
  }

  static Input worst(std::size_t n) { return {std::string(n, 'a')}; }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(
      argc, argv, [](const std::string& text) { return first_unique(text); });
}
