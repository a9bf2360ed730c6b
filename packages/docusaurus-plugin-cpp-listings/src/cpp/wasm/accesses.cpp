#include "accesses.hpp"

#include <algorithm>

#include "counts.hpp"
#include "events.hpp"
#include "scope.hpp"
#include "watching.hpp"

extern "C" {
extern const char __heap_base;  // set by the linker; variables lie below
}

namespace {

struct Access {
  std::uintptr_t address;
  std::size_t bytes;
  bool is_write;
};

/// Adjacent accesses of one kind and size.
struct Run {
  std::uintptr_t first;
  std::uintptr_t end;
  std::size_t bytes;
  bool is_write;
};

constexpr std::size_t most_unplaced = 8192;
constexpr std::size_t open_runs = 4;  // runs that may still grow

// Accesses of the running statement outside all known memory. The statement may
// make that memory known when it ends, as a push_back that grows does.
Run unplaced[most_unplaced];
std::size_t unplaced_count = 0;

/// The number of words that an access counts as: one for a value, or all words
/// of a stretch that is copied or filled.
std::uint64_t words_in(std::size_t bytes) {
  constexpr std::size_t largest_value = 16;
  constexpr std::size_t word = 4;
  return bytes <= largest_value ? 1 : (bytes + word - 1) / word;
}

/// Counts an access to an element of known memory. Returns whether the memory
/// is known. An access to the object that holds a row does not count, unless it
/// is a pointer.
bool count(const Access& made) {
  const trace::Sequence* const known = scope::known_at(made.address);
  if (known == nullptr) return false;
  if (known->held != nullptr && made.is_write) scope::row_changed();
  if (!known->counts) return true;
  const std::size_t element = known->element_size;
  // The last element may have been read only in part, up to the first
  // difference.
  const std::size_t elements = (made.bytes + element - 1) / element;
  (made.is_write ? counts::writes : counts::reads) += elements;
  if (events::reports_left == 0) return true;
  for (std::size_t j = 0; j < elements; ++j) {
    events::add_access(made.address + j * element, made.is_write);
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

}  // namespace

namespace accesses {

void add(std::uintptr_t address, std::size_t bytes, bool is_write) {
  if (!trace::is_listing()) return;
  if (scope::extents_are_stale) {
    // The search runs instrumented code, whose reads must not count.
    const trace::Unwatched unwatched;
    scope::find_extents();
  }
  const bool is_on_heap =
      address >= reinterpret_cast<std::uintptr_t>(&__heap_base);
  counts::accessed += words_in(bytes);
  if (is_on_heap) {
    counts::touched += words_in(bytes);
    counts::note_peak();
  }
  if (count({address, bytes, is_write})) return;
  if (is_on_heap) keep_unplaced({address, bytes, is_write});
}

void count_unplaced() {
  scope::find_extents();
  for (std::size_t i = 0; i < unplaced_count; ++i) {
    const Run& run = unplaced[i];
    for (auto address = run.first; address < run.end; address += run.bytes) {
      count({address, run.bytes, run.is_write});
    }
  }
  unplaced_count = 0;
}

bool has_unplaced() { return unplaced_count > 0; }

void clear() { std::ranges::fill(unplaced, Run{}); }

}  // namespace accesses
