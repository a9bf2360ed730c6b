// Reads and prints values in the notation of problem.yaml.
#include "notation.hpp"

#include <charconv>
#include <system_error>
#include <utility>

#include "host.hpp"

namespace proof {

namespace {

template <typename Value>
void append(std::string& text, Value value) {
  char digits[24];
  const auto [end, error] =
      std::to_chars(digits, digits + sizeof digits, value);
  text.append(digits, end);
}

/// Parses a number at the beginning of a text and removes it from the text.
/// Returns false if there is none.
template <typename Value>
bool take_number(std::string_view& text, Value& value) {
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc{}) return false;
  text.remove_prefix(static_cast<std::size_t>(rest - text.data()));
  return true;
}

}  // namespace

Writer& Writer::operator<<(char character) {
  text_ += character;
  return *this;
}

Writer& Writer::operator<<(std::string_view text) {
  text_ += text;
  return *this;
}

std::string Writer::take() { return std::move(text_); }
void Writer::integer(std::int64_t value) { append(text_, value); }
void Writer::natural(std::uint64_t value) { append(text_, value); }

char Reader::peek() {
  while (!text_.empty() && text_.front() == ' ') text_.remove_prefix(1);
  return text_.empty() ? '\0' : text_.front();
}

void Reader::expect(char wanted) {
  if (peek() != wanted) unreadable();
  text_.remove_prefix(1);
}

std::string_view Reader::up_to(char end) {
  const std::size_t length = text_.find(end);
  if (length == std::string_view::npos) unreadable();
  const std::string_view taken = text_.substr(0, length);
  text_.remove_prefix(length + 1);
  return taken;
}

void Reader::unreadable() { host::panic("the input cannot be read"); }

std::int64_t Reader::integer_in(std::int64_t low, std::int64_t high) {
  peek();
  std::int64_t value = 0;
  if (!take_number(text_, value) || value < low || value > high) unreadable();
  return value;
}

std::uint64_t Reader::natural_to(std::uint64_t high) {
  peek();
  std::uint64_t value = 0;
  if (!take_number(text_, value) || value > high) unreadable();
  return value;
}

void read(Reader& in, std::string& value) {
  in.expect('"');
  value = in.up_to('"');
}

template void show(Writer&, const std::vector<int>&);
template void show(Writer&, const std::vector<std::int64_t>&);
template std::string shown(const std::vector<int>&);
template void read(Reader&, std::vector<int>&);
template void read(Reader&, std::vector<std::int64_t>&);
template void read(Reader&, std::vector<std::size_t>&);

}  // namespace proof
