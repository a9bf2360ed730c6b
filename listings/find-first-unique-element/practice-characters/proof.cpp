#include "proof.hpp"

#include <algorithm>

namespace {

struct Problem {
  using Input = std::tuple<std::string>;

  // Next to a small text, the table of 256 places costs more than the text.
  [[maybe_unused]] static constexpr std::size_t largest = 1U << 19U;

  static Input random(proof::Random& random, std::size_t size) {
    const char lowest[] = {'a', static_cast<char>(-128),
                           static_cast<char>(-31)};
    const char first = lowest[random.next() % 4 % 3];
    const int letters = static_cast<int>(1 + std::min<std::size_t>(size, 60));
    std::string text(size, ' ');
    for (char& letter : text) {
      letter = static_cast<char>(first + random.between(0, letters / 2));
    }
    return {text};
  }

  /// The answer is near the end.
  static Input large(proof::Random& random, std::size_t size) {
    std::string text(size, 'a');
    text[size - 1 - random.next() % (size / 8 + 1)] = 'b';
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
