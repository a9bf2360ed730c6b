#include "show.hpp"

#include <algorithm>
#include <span>

#include "scope.hpp"
#include "shadow.hpp"

extern "C" {
// Set by the linker: where the variables and literals lie.
extern const char __global_base;
extern const char __heap_base;
}

namespace trace {

namespace {

constexpr std::size_t most_elements = 512;        // shown of one container
constexpr std::size_t most_shown = 4096;          // elements in one step
constexpr std::size_t most_shown_sequences = 64;  // remembered in one step
constexpr std::size_t most_open_blocks = 64;

/// Elements that the step shows.
struct Shown {
  std::uintptr_t first;
  std::uintptr_t end;
  std::size_t element_size;
};
Shown shown_sequences[most_shown_sequences];
std::size_t shown_sequence_count = 0;
std::size_t shown_count = 0;  // elements

// The blocks that are being shown, each nested in the one before.
const void* open_blocks[most_open_blocks];
std::size_t open_block_count = 0;

}  // namespace

void show_nothing_yet() {
  shown_count = 0;
  shown_sequence_count = 0;
}

void clear_shown() {
  open_block_count = 0;
  std::ranges::fill(shown_sequences, Shown{});
  std::ranges::fill(open_blocks, nullptr);
}

void show_string(Json& out, std::string_view string) {
  // Four characters take as much room in the step as a number.
  constexpr std::size_t together = 4;
  const std::size_t room =
      together * std::min(most_elements, most_shown - shown_count);
  if (string.size() <= room) {
    shown_count += (string.size() + together - 1) / together;
    out.text(string);
    return;
  }
  std::size_t shown = room;
  // Do not cut within a character of several bytes.
  while (shown > 0 && (string[shown] & 0xc0) == 0x80) --shown;
  shown_count += room / together;
  out.text(std::string{string.substr(0, shown)} + "\u2026");
}

std::size_t elements_to_show(const void* first, std::size_t size,
                             std::size_t element_size) {
  if (shown_count == most_shown) return 0;
  const auto begin = reinterpret_cast<std::uintptr_t>(first);
  const auto contains = [=](const Shown& shown) {
    return shown.element_size == element_size && begin >= shown.first &&
           begin + size * element_size <= shown.end;
  };
  if (std::ranges::any_of(std::span{shown_sequences, shown_sequence_count},
                          contains)) {
    return 0;
  }
  const std::size_t shown =
      std::min({size, most_elements, most_shown - shown_count});
  shown_count += shown;
  if (shown > 0 && shown_sequence_count < most_shown_sequences) {
    shown_sequences[shown_sequence_count++] = {
        begin, begin + shown * element_size, element_size};
  }
  return shown;
}

bool is_element_to_show(std::size_t shown) {
  if (shown == most_elements || shown_count == most_shown) return false;
  ++shown_count;
  return true;
}

bool is_literal(const char* text) {
  if (text < &__global_base || text >= &__heap_base ||
      scope::known_at(reinterpret_cast<std::uintptr_t>(text)) != nullptr) {
    return false;
  }
  for (; text < &__heap_base; ++text) {
    if (!shadow::is_allowed(reinterpret_cast<std::uintptr_t>(text), 1)) break;
    if (*text == '\0') return true;
  }
  return false;
}

bool begin_block(const void* first) {
  const std::span open{open_blocks, open_block_count};
  if (open.size() == most_open_blocks ||
      std::ranges::find(open, first) != open.end()) {
    return false;
  }
  open_blocks[open_block_count++] = first;
  return true;
}

void end_block() { --open_block_count; }

CPP_LISTINGS_SHOWS()

}  // namespace trace
