#include "json.hpp"

#include <charconv>
#include <cmath>

namespace trace {

namespace {

constexpr std::uint64_t greatest_exact = std::uint64_t{1} << 53U;

/// Formats a number below 2^53 with six decimals, which are enough for a
/// picture.
std::string decimal(double magnitude) {
  auto whole = static_cast<std::uint64_t>(magnitude);
  auto millionths = static_cast<std::uint64_t>(
      (magnitude - static_cast<double>(whole)) * 1e6 + 0.5);
  if (millionths >= 1'000'000) {
    ++whole;
    millionths = 0;
  }
  std::string text = std::to_string(whole);
  if (millionths > 0) {
    std::string decimals = std::to_string(millionths + 1'000'000);
    decimals[0] = '.';
    while (decimals.back() == '0') decimals.pop_back();
    text += decimals;
  }
  return text;
}

}  // namespace

void Json::raw(std::string_view text) { target_.append(text); }

void Json::text(std::string_view text) {
  constexpr std::string_view hexadecimal = "0123456789abcdef";
  target_.push_back('"');
  for (const char character : text) {
    const auto code = static_cast<unsigned char>(character);
    if (character == '"' || character == '\\') {
      target_.push_back('\\');
      target_.push_back(character);
    } else if (code < 0x20) {
      target_.append("\\u00");
      target_.push_back(hexadecimal[code >> 4U]);
      target_.push_back(hexadecimal[code & 15U]);
    } else {
      target_.push_back(character);
    }
  }
  target_.push_back('"');
}

void Json::words(std::string_view words) {
  raw("{\"w\":");
  text(words);
  raw("}");
}

void Json::natural(std::uint64_t value) {
  char digits[24];
  const auto [end, error] =
      std::to_chars(digits, digits + sizeof digits, value);
  const std::string_view text{digits, static_cast<std::size_t>(end - digits)};
  if (value <= greatest_exact) {
    raw(text);
  } else {
    raw("{\"i\":\"");
    raw(text);
    raw("\"}");
  }
}

void Json::integer(std::int64_t value) {
  if (value >= 0) {
    natural(static_cast<std::uint64_t>(value));
    return;
  }
  char digits[24];
  const auto [end, error] =
      std::to_chars(digits, digits + sizeof digits, value);
  const std::string_view text{digits, static_cast<std::size_t>(end - digits)};
  if (value >= -static_cast<std::int64_t>(greatest_exact)) {
    raw(text);
  } else {
    raw("{\"i\":\"");
    raw(text);
    raw("\"}");
  }
}

void Json::wide(unsigned __int128 magnitude, bool is_negative) {
  char digits[41];
  char* first = digits + sizeof digits;
  const char* const end = first;
  do {
    *--first = static_cast<char>('0' + static_cast<int>(magnitude % 10));
    magnitude /= 10;
  } while (magnitude != 0);
  if (is_negative) *--first = '-';
  raw("{\"i\":\"");
  raw({first, static_cast<std::size_t>(end - first)});
  raw("\"}");
}

void Json::real(double value) {
  const std::string sign = value < 0 ? "-" : "";
  double magnitude = std::abs(value);
  if (std::isnan(value)) {
    words("nan");
  } else if (std::isinf(value)) {
    words(sign + "inf");
  } else if (magnitude > 0 && magnitude < 1e-4) {
    // With six decimals, 1e-9 would look like 0.
    int exponent = 0;
    for (; magnitude < 0.99999995; magnitude *= 10) --exponent;
    words(sign + decimal(magnitude) + "e" + std::to_string(exponent));
  } else if (magnitude < 9e15) {
    raw(sign + decimal(magnitude));
  } else {
    int exponent = 0;
    for (; magnitude >= 9.9999995; magnitude /= 10) ++exponent;
    words(sign + decimal(magnitude) + "e+" + std::to_string(exponent));
  }
}

void Json::pointer(const void* to, std::size_t element_size,
                   const char* variable) {
  if (to == nullptr) {
    raw("null");
    return;
  }
  raw("{\"p\":");
  natural(reinterpret_cast<std::uintptr_t>(to));
  raw(",\"s\":");
  natural(element_size);
  if (variable != nullptr) {
    raw(",\"v\":");
    text(variable);
  }
  raw("}");
}

}  // namespace trace
