// Tracks the variables in scope, counts, and reports each step to the page.
#include "trace.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>
#include <span>
#include <string>
#include <utility>

#include "heap.hpp"
#include "host.hpp"
#include "proof.hpp"

extern "C" {
__attribute__((import_module("env"), import_name("step"))) void host_step(
    const char* json, std::size_t length);
extern const char __heap_base;  // set by the linker; variables lie below
}

namespace {

struct Call {
  const char* name;
  int begins;  // the line of its function
  int line;
  std::size_t first_slot;
  std::uint64_t serial;  // distinguishes the calls of a function
};

struct Access {
  std::uintptr_t address;
  std::size_t bytes;
  bool is_write;
};

constexpr std::size_t most_calls = 256;     // drawn
constexpr std::size_t most_slots = 4096;    // drawn
constexpr std::size_t most_searched = 256;  // slots, in each search
constexpr std::uintptr_t least_stack = std::uintptr_t{1} << 15U;  // in bytes
constexpr std::size_t most_extents = 64;
constexpr std::size_t most_rows = 4096;
constexpr std::size_t most_accesses = 64;  // listed in one step
constexpr std::size_t most_noted = 1024;   // new or freed blocks in one step
constexpr std::size_t most_unplaced = 8192;
constexpr std::size_t open_runs = 4;              // runs that may still grow
constexpr std::size_t most_elements = 512;        // shown of one container
constexpr std::size_t most_shown = 4096;          // elements in one step
constexpr std::size_t most_shown_sequences = 64;  // remembered in one step
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

Call calls[most_calls + 1];  // those that are drawn, and the next deeper one
std::size_t depth = 0;
std::uint64_t calls_begun = 0;
const trace::Slot* slots[most_slots];
std::size_t slot_count = 0;
std::size_t running_slot = 0;        // the first slot of the running call
std::size_t call_slots[most_slots];  // the first slot of each slot's call
trace::Sequence extents[most_extents];
std::size_t extent_count = 0;
std::size_t found_count = 0;  // extents found in the running search
std::size_t found_before[most_slots + 1];  // extents in front of each slot
std::size_t searched_slots = 0;            // that have not ended since
std::uint64_t searched_changes = 0;        // heap::changes() at that time
// Set when a variable ends, because another variable may use its memory now.
bool extents_are_stale = false;
// The sequences that are elements of extents, by address.
trace::Sequence rows[most_rows];
std::size_t row_count = 0;
bool rows_are_stale = false;
Access accesses[most_accesses];
std::size_t access_count = 0;
std::uint64_t unlisted = 0;

/// The addresses of blocks that were allocated or freed since the last step.
struct Noted {
  std::uintptr_t addresses[most_noted];
  std::size_t count;
};
Noted taken_blocks;
Noted freed_blocks;

/// Adjacent accesses of one kind and size.
struct Run {
  std::uintptr_t first;
  std::uintptr_t end;
  std::size_t bytes;
  bool is_write;
};

// Accesses of the running statement outside all known memory. The statement may
// make that memory known when it ends, as a push_back that grows does.
Run unplaced[most_unplaced];
std::size_t unplaced_count = 0;

// The blocks that are being shown, each nested in the one before.
constexpr std::size_t most_open_blocks = 64;
const void* open_blocks[most_open_blocks];
std::size_t open_block_count = 0;

// The number of elements that the step shows so far.
std::size_t shown_count = 0;
trace::Sequence shown_sequences[most_shown_sequences];
std::size_t shown_sequence_count = 0;

void show_nothing_yet() {
  shown_count = 0;
  shown_sequence_count = 0;
}

/// The number of calls that are drawn. A program may nest more.
std::size_t drawn_calls() { return std::min(depth, most_calls); }

std::string json;
std::string returned_value;
const char* returned_from = nullptr;
const char* test_source = nullptr;
bool was_tested = false;
bool test_holds = false;

bool is_watching = false;  // the listing's own code runs, and no step is shown

/// Stops watching while it lives, because the code that runs is not the
/// listing's or must not count.
class Unwatched {
 public:
  ~Unwatched() { is_watching = was_watching_; }

 private:
  bool was_watching_ = std::exchange(is_watching, false);
};

std::uint64_t steps = 0;
std::uint64_t reads = 0;
std::uint64_t writes = 0;
std::uint64_t comparisons = 0;
std::uint64_t touched = 0;  // words on the heap that were read or written
std::ptrdiff_t peak = 0;    // bytes of heap and stack at once
std::ptrdiff_t left = 0;    // bytes still allocated at the end of the run
std::uintptr_t stack_top = 0;
std::uint64_t accessed = 0;  // words of all memory, the library's included
std::uint64_t step_limit = ~std::uint64_t{0};  // as the page sets it
std::uint64_t moments_left = 0;
int last_line = 0;
int throwing_line = 0;  // the line that threw the last exception

/// The string that the Json functions write to.
std::string* target = &json;

std::uintptr_t first_of(const trace::Sequence& sequence) {
  return reinterpret_cast<std::uintptr_t>(sequence.first);
}

std::uintptr_t end_of(const trace::Sequence& sequence) {
  return first_of(sequence) + sequence.size * sequence.element_size;
}

bool holds(const trace::Sequence& sequence, std::uintptr_t address) {
  return address >= first_of(sequence) && address < end_of(sequence);
}

bool is_same(const trace::Sequence& one, const trace::Sequence& other) {
  return one.first == other.first && one.size == other.size &&
         one.held == other.held;
}

void add_rows(const trace::Sequence& table) {
  for (std::size_t i = 0; i < table.size && row_count < most_rows; ++i) {
    const auto row = table.held(static_cast<const char*>(table.first) +
                                i * table.element_size);
    if (row.size == 0) continue;
    if (row.held != nullptr) {
      add_rows(row);
    } else {
      rows[row_count++] = row;
    }
  }
}

/// Finds the rows of all tables again.
void find_rows() {
  row_count = 0;
  rows_are_stale = false;
  for (const auto& extent : std::span{extents, extent_count}) {
    if (extent.held != nullptr) add_rows(extent);
  }
  std::ranges::sort(rows, rows + row_count, {}, first_of);
}

/// The number of slots that a search may skip. In a deep recursion, the slots
/// of outer calls hold the same memory as before unless the heap has changed.
/// To search all slots at each step would take longer the deeper the calls are.
std::size_t unchanged_slots() {
  const bool is_heap_unchanged =
      std::exchange(searched_changes, heap::changes()) == heap::changes();
  return slot_count > most_searched && is_heap_unchanged
             ? std::min(searched_slots, running_slot)
             : 0;
}

void find_extents() {
  extents_are_stale = false;
  const std::size_t end = std::min(slot_count, most_slots);
  const std::size_t first = std::min(unchanged_slots(), end);
  found_count = found_before[first];
  for (std::size_t i = first; i < end; ++i) {
    found_before[i] = found_count;
    if (found_count < most_extents) slots[i]->add_extents();
  }
  found_before[end] = found_count;
  searched_slots = end;
  for (std::size_t i = found_count; i < extent_count; ++i) {
    rows_are_stale = rows_are_stale || extents[i].held != nullptr;
    extents[i] = {};
  }
  extent_count = found_count;
  if (rows_are_stale) find_rows();
}

/// Returns the known memory that contains an address; null if there is none.
const trace::Sequence* known_at(std::uintptr_t address) {
  const auto* const after =
      std::ranges::upper_bound(rows, rows + row_count, address, {}, first_of);
  if (after != rows && holds(after[-1], address)) return after - 1;
  for (const auto& extent : std::span{extents, extent_count}) {
    if (holds(extent, address)) return &extent;
  }
  return nullptr;
}

void list(std::uintptr_t address, bool is_write) {
  for (std::size_t i = 0; i < access_count; ++i) {
    if (accesses[i].address == address && accesses[i].is_write == is_write)
      return;
  }
  if (access_count == most_accesses) {
    ++unlisted;
  } else {
    accesses[access_count++] = {address, 0, is_write};
  }
}

/// Counts an access to an element of known memory. Returns whether the memory
/// is known. An access to the object that holds a row does not count.
bool count(const Access& made) {
  const trace::Sequence* const known = known_at(made.address);
  if (known == nullptr) return false;
  if (known->held != nullptr) {
    rows_are_stale = rows_are_stale || made.is_write;
    return true;
  }
  const std::size_t element = known->element_size;
  // The last element may have been read only in part, up to the first
  // difference.
  const std::size_t elements = (made.bytes + element - 1) / element;
  (made.is_write ? writes : reads) += elements;
  for (std::size_t j = 0; moments_left > 0 && j < elements; ++j) {
    list(made.address + j * element, made.is_write);
  }
  return true;
}

/// Stores an access until its memory may become known. Accesses that fill a
/// block element by element extend one of the last runs.
void keep_unplaced(const Access& made) {
  const std::size_t closed =
      unplaced_count > open_runs ? unplaced_count - open_runs : 0;
  for (std::size_t i = unplaced_count; i > closed; --i) {
    Run& run = unplaced[i - 1];
    if (run.bytes != made.bytes || run.is_write != made.is_write) continue;
    if (made.address == run.end) {
      run.end += made.bytes;
      return;
    }
    if (made.address + made.bytes == run.first) {
      run.first = made.address;
      return;
    }
  }
  if (unplaced_count == most_unplaced) return;
  unplaced[unplaced_count++] = {made.address, made.address + made.bytes,
                                made.bytes, made.is_write};
}

/// Counts stored accesses to memory that became known since the last step.
void count_unplaced() {
  find_extents();
  for (std::size_t i = 0; i < unplaced_count; ++i) {
    const Run& run = unplaced[i];
    for (auto address = run.first; address < run.end; address += run.bytes) {
      count({address, run.bytes, run.is_write});
    }
  }
  unplaced_count = 0;
}

bool is_hidden(std::size_t index, std::size_t end) {
  for (std::size_t other = index + 1; other < end; ++other) {
    if (std::strcmp(slots[other]->name(), slots[index]->name()) == 0)
      return true;
  }
  return false;
}

void show_calls(trace::Json& out) {
  const std::size_t shown = drawn_calls();
  for (std::size_t i = 0; i < shown; ++i) {
    const std::size_t end = std::min(
        i + 1 < depth ? calls[i + 1].first_slot : slot_count, most_slots);
    out.raw(i == 0 ? "[" : ",[");
    out.text(calls[i].name);
    out.raw(",");
    out.integer(calls[i].begins);
    out.raw(",");
    out.integer(calls[i].line);
    out.raw(",[");
    bool is_first = true;
    for (std::size_t j = calls[i].first_slot; j < end; ++j) {
      if (is_hidden(j, end)) continue;
      if (!is_first) out.raw(",");
      is_first = false;
      out.raw("[");
      out.text(slots[j]->name());
      out.raw(",");
      slots[j]->show(out);
      if (*slots[j]->indexes() != '\0') {
        out.raw(",");
        out.text(slots[j]->indexes());
      }
      out.raw("]");
    }
    out.raw("],");
    out.natural(calls[i].serial);
    out.raw("]");
  }
}

void note(Noted& noted, const void* first) {
  if (moments_left == 0 || noted.count == most_noted) return;
  noted.addresses[noted.count++] = reinterpret_cast<std::uintptr_t>(first);
}

void show_noted(trace::Json& out, std::string_view key, const Noted& noted) {
  if (noted.count == 0) return;
  out.raw(key);
  for (std::size_t i = 0; i < noted.count; ++i) {
    if (i > 0) out.raw(",");
    out.natural(noted.addresses[i]);
  }
  out.raw("]");
}

void report(int line) {
  json.clear();
  show_nothing_yet();
  trace::Json out;
  out.raw("{\"l\":");
  out.integer(line);
  if (access_count > 0) {
    out.raw(",\"a\":[");
    for (std::size_t i = 0; i < access_count; ++i) {
      if (i > 0) out.raw(",");
      if (accesses[i].is_write) out.raw("-");
      out.natural(accesses[i].address);
    }
    out.raw("]");
  }
  if (unlisted > 0) {
    out.raw(",\"more\":");
    out.natural(unlisted);
  }
  show_noted(out, ",\"n\":[", taken_blocks);
  show_noted(out, ",\"f\":[", freed_blocks);
  if (was_tested) {
    out.raw(",\"t\":[");
    out.text(test_source);
    out.raw(test_holds ? ",true]" : ",false]");
  }
  if (returned_from != nullptr) {
    out.raw(",\"r\":[");
    out.text(returned_from);
    if (!returned_value.empty()) {
      out.raw(",");
      out.raw(returned_value);
    }
    out.raw("]");
  }
  out.raw(",\"c\":[");
  show_calls(out);
  out.raw("]}");
  host_step(json.data(), json.size());
}

/// The number of words that an access counts as: one for a value, or all words
/// of a stretch that is copied or filled.
std::uint64_t words_in(std::size_t bytes) {
  constexpr std::size_t largest_value = 16;
  constexpr std::size_t word = 4;
  return bytes <= largest_value ? 1 : (bytes + word - 1) / word;
}

void forget_events() {
  access_count = 0;
  unlisted = 0;
  taken_blocks.count = 0;
  freed_blocks.count = 0;
  was_tested = false;
  returned_from = nullptr;
  returned_value.clear();
}

}  // namespace

namespace trace {

bool is_listing() { return is_watching && depth > 0; }

void stop_watching() { is_watching = false; }

void Json::raw(std::string_view text) { target->append(text); }

void Json::text(std::string_view text) {
  constexpr std::string_view hexadecimal = "0123456789abcdef";
  target->push_back('"');
  for (const char character : text) {
    const auto code = static_cast<unsigned char>(character);
    if (character == '"' || character == '\\') {
      target->push_back('\\');
      target->push_back(character);
    } else if (code < 0x20) {
      target->append("\\u00");
      target->push_back(hexadecimal[code >> 4U]);
      target->push_back(hexadecimal[code & 15U]);
    } else {
      target->push_back(character);
    }
  }
  target->push_back('"');
}

void Json::string(std::string_view string) {
  // Four characters take as much room in the step as a number.
  constexpr std::size_t together = 4;
  const std::size_t room =
      together * std::min(most_elements, most_shown - shown_count);
  if (string.size() <= room) {
    shown_count += (string.size() + together - 1) / together;
    text(string);
    return;
  }
  std::size_t shown = room;
  // Do not cut within a character of several bytes.
  while (shown > 0 && (string[shown] & 0xc0) == 0x80) --shown;
  shown_count += room / together;
  text(std::string{string.substr(0, shown)} + "\u2026");
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
  } else if (magnitude < 9e15) {
    raw(sign + decimal(magnitude));
  } else {
    int exponent = 0;
    for (; magnitude >= 9.9999995; magnitude /= 10) ++exponent;
    words(sign + decimal(magnitude) + "e+" + std::to_string(exponent));
  }
}

void Json::pointer(const void* to, std::size_t element_size) {
  if (to == nullptr) {
    raw("null");
    return;
  }
  raw("{\"p\":");
  natural(reinterpret_cast<std::uintptr_t>(to));
  raw(",\"s\":");
  natural(element_size);
  raw("}");
}

CPP_LISTINGS_SHOWS()

void add_extent(const Sequence& found) {
  if (found.size == 0 || found.element_size == 0) return;
  const auto holds_it = [&](const Sequence& known) {
    return known.first == found.first && known.held == found.held &&
           known.size >= found.size;
  };
  if (found_count == most_extents ||
      std::ranges::any_of(std::span{extents, found_count}, holds_it)) {
    return;
  }
  auto& place = extents[found_count++];
  rows_are_stale =
      rows_are_stale || (!is_same(place, found) &&
                         (place.held != nullptr || found.held != nullptr));
  place = found;
}

std::size_t elements_to_show(const void* first, std::size_t size,
                             std::size_t element_size) {
  if (shown_count == most_shown) return 0;
  const auto begin = reinterpret_cast<std::uintptr_t>(first);
  const auto contains = [=](const Sequence& shown) {
    return shown.element_size == element_size && begin >= first_of(shown) &&
           begin + size * element_size <= end_of(shown);
  };
  if (std::ranges::any_of(std::span{shown_sequences, shown_sequence_count},
                          contains)) {
    return 0;
  }
  const std::size_t shown =
      std::min({size, most_elements, most_shown - shown_count});
  shown_count += shown;
  if (shown > 0 && shown_sequence_count < most_shown_sequences) {
    shown_sequences[shown_sequence_count++] = {first, shown, element_size};
  }
  return shown;
}

bool is_element_to_show(std::size_t shown) {
  if (shown == most_elements || shown_count == most_shown) return false;
  ++shown_count;
  return true;
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

std::size_t block_size(const void* first, std::size_t element_size) {
  return heap::bytes_at(first) / element_size;
}

Slot::Slot(const char* name, const char* indexes, const void* variable,
           Show show, AddExtents add_extents)
    : name_{name},
      indexes_{indexes},
      variable_{variable},
      show_{show},
      add_extents_{add_extents} {
  if (slot_count < most_slots) {
    slots[slot_count] = this;
    call_slots[slot_count] = running_slot;
  }
  ++slot_count;
}

Slot::~Slot() {
  // Count now, because the variable's memory is unknown at the next step.
  if (add_extents_ != nullptr && unplaced_count > 0 && is_watching) {
    const Unwatched unwatched;
    count_unplaced();
  }
  --slot_count;
  searched_slots = std::min(searched_slots, slot_count);
  extents_are_stale = extents_are_stale || add_extents_ != nullptr;
}

Frame::Frame(const char* name, int line) {
  // The stack lies below all other memory, and grows towards 0.
  if (reinterpret_cast<std::uintptr_t>(this) < least_stack)
    host::panic("the calls are nested too deeply");
  if (depth <= most_calls)
    calls[depth] = {name, line, line, slot_count, calls_begun};
  ++calls_begun;
  running_slot = slot_count;
  ++depth;
}

Frame::~Frame() {
  --depth;
  running_slot =
      slot_count == 0 ? 0 : call_slots[std::min(slot_count, most_slots) - 1];
  if (!is_watching) return;
  // The next failure is in the line of the call, unless a step runs before it.
  if (depth > 0 && depth <= most_calls) last_line = calls[depth - 1].line;
  if (returned_from == nullptr || returned_value.empty()) {
    returned_from = calls[std::min(depth, most_calls)].name;
  }
}

void note_peak() {
  const auto here =
      reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0));
  const auto stack =
      static_cast<std::ptrdiff_t>(here < stack_top ? stack_top - here : 0);
  peak = std::max(peak, heap::live_bytes() + stack);
}

void note_taken(const void* first) { note(taken_blocks, first); }
void note_freed(const void* first) { note(freed_blocks, first); }

void compared() {
  if (is_listing()) ++comparisons;
}

void step(int line) {
  if (depth == 0 || !is_watching) return;
  // Count the stack from the first step, because the frame of the outermost
  // call is the same for every input.
  if (stack_top == 0) {
    stack_top = reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0));
  }
  note_peak();
  const Unwatched unwatched;
  last_line = line;
  if (depth <= most_calls) calls[depth - 1].line = line;
  if (++steps > step_limit) host::panic("endless");
  count_unplaced();
  if (moments_left > 0) {
    report(line);
    --moments_left;
  }
  forget_events();
}

void tested(const char* source, bool holds) {
  test_source = source;
  test_holds = holds;
  was_tested = true;
}

bool returning_begins() {
  if (!is_listing() || moments_left == 0) return false;
  is_watching = false;
  returned_value.clear();
  show_nothing_yet();
  target = &returned_value;
  return true;
}

void returning_ends() {
  target = &json;
  returned_from = calls[std::min(depth - 1, most_calls)].name;
  is_watching = true;
}

void access(std::uintptr_t address, std::size_t bytes, bool is_write) {
  if (!is_listing()) return;
  if (extents_are_stale) {
    // The search runs instrumented code, whose reads must not count.
    const Unwatched unwatched;
    find_extents();
  }
  const bool is_on_heap =
      address >= reinterpret_cast<std::uintptr_t>(&__heap_base);
  accessed += words_in(bytes);
  if (is_on_heap) {
    touched += words_in(bytes);
    note_peak();
  }
  if (count({address, bytes, is_write})) return;
  if (is_on_heap) keep_unplaced({address, bytes, is_write});
}

}  // namespace trace

namespace proof {

void begin() { is_watching = true; }

void end() {
  is_watching = false;
  heap::allow_spare_capacity();
  left = std::max<std::ptrdiff_t>(0, heap::live_bytes());
  count_unplaced();
  if (moments_left > 0) report(0);
  forget_events();
  depth = 0;
  slot_count = 0;
  running_slot = 0;
  searched_slots = 0;
  open_block_count = 0;
  // Clear all addresses, because the search for leaks would take them for
  // references from static variables.
  std::ranges::fill(extents, trace::Sequence{});
  std::ranges::fill(rows, trace::Sequence{});
  row_count = 0;
  std::ranges::fill(shown_sequences, trace::Sequence{});
  std::ranges::fill(open_blocks, nullptr);
  std::ranges::fill(unplaced, Run{});
  std::ranges::fill(accesses, Access{});
  taken_blocks = {};
  freed_blocks = {};
}

void note_throw() { throwing_line = depth > 0 ? last_line : 0; }

void blame_throw() { last_line = throwing_line; }

void settle() {
  const std::size_t blocks = heap::leaked();
  if (blocks == 0) return;
  last_line = 0;  // no line is to blame
  host::panic(std::to_string(blocks) +
              (blocks == 1 ? " block of memory is" : " blocks of memory are") +
              " never freed");
}

}  // namespace proof

extern "C" {

/// Sets how many steps the next run may take, and how many of them are
/// reported.
__attribute__((export_name("limit"))) void limit(double most_steps,
                                                 double moments) {
  step_limit = static_cast<std::uint64_t>(most_steps);
  moments_left = static_cast<std::uint64_t>(moments);
}

__attribute__((export_name("steps"))) double counted_steps() {
  return static_cast<double>(steps);
}
__attribute__((export_name("reads"))) double counted_reads() {
  return static_cast<double>(reads);
}
__attribute__((export_name("writes"))) double counted_writes() {
  return static_cast<double>(writes);
}
__attribute__((export_name("comparisons"))) double counted_comparisons() {
  return static_cast<double>(comparisons);
}
__attribute__((export_name("touched"))) double counted_touched() {
  return static_cast<double>(touched);
}
__attribute__((export_name("bytes"))) double counted_bytes() {
  return static_cast<double>(peak > left ? peak - left : 0);
}
__attribute__((export_name("allocations"))) double counted_allocations() {
  return static_cast<double>(heap::allocations());
}
__attribute__((export_name("accesses"))) double counted_accesses() {
  return static_cast<double>(accessed);
}
__attribute__((export_name("line"))) int line() { return last_line; }
}
