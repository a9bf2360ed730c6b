#include "show.hpp"

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>

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

/// Memory of a container.
struct Container {
  std::uintptr_t first;
  std::uintptr_t end;
};
Container shown_containers[most_shown_sequences];
std::size_t shown_container_count = 0;
std::uintptr_t shown_elements[most_shown];  // of containers of nodes
std::size_t shown_element_count = 0;

// The blocks that are being shown, each nested in the one before.
const void* open_blocks[most_open_blocks];
std::size_t open_block_count = 0;

}  // namespace

void show_nothing_yet() {
  shown_count = 0;
  shown_sequence_count = 0;
  shown_container_count = 0;
  shown_element_count = 0;
}

void clear_shown() {
  open_block_count = 0;
  std::ranges::fill(shown_sequences, Shown{});
  std::ranges::fill(open_blocks, nullptr);
  std::ranges::fill(shown_containers, Container{});
  std::ranges::fill(shown_elements, 0);
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

void add_shown_container(const void* first, std::size_t size) {
  if (shown_container_count == most_shown_sequences) return;
  const auto begin = reinterpret_cast<std::uintptr_t>(first);
  shown_containers[shown_container_count++] = {begin, begin + size};
}

void add_shown_element(const void* element) {
  if (shown_element_count < most_shown) {
    shown_elements[shown_element_count++] =
        reinterpret_cast<std::uintptr_t>(element);
  }
}

bool is_element_shown(const void* element) {
  const std::span shown{shown_elements, shown_element_count};
  return std::ranges::find(shown, reinterpret_cast<std::uintptr_t>(element)) !=
         shown.end();
}

bool is_end(const void* node) {
  const auto address = reinterpret_cast<std::uintptr_t>(node);
  return node == nullptr ||
         std::ranges::any_of(std::span{shown_containers, shown_container_count},
                             [=](const Container& container) {
                               return address >= container.first &&
                                      address < container.end;
                             });
}

const char* variable_at(const void* address, ShowAt show) {
  // Most pointers lead to the heap, where no variable is.
  return address < &__heap_base ? scope::name_at(address, show) : nullptr;
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

void FieldVisitor::begin(const char* name) {
  out_->raw(std::exchange(has_shown_, true) ? ",[" : "{\"o\":[[");
  out_->text(name);
  out_->raw(",");
}

void FieldVisitor::message(std::string_view text) {
  if (out_ == nullptr) return;
  begin("what");
  show_string(*out_, text);
  out_->raw("]");
}

CPP_LISTINGS_SHOWS()

}  // namespace trace
