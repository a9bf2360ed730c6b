#include "scope.hpp"

#include <algorithm>
#include <cstring>
#include <span>
#include <utility>

#include "heap.hpp"
#include "trace.hpp"

namespace {

constexpr std::size_t most_slots = 4096;    // drawn
constexpr std::size_t most_searched = 256;  // slots, in each search
constexpr std::size_t most_extents = 64;
constexpr std::size_t most_rows = 4096;

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
// The sequences that are elements of extents, by address.
trace::Sequence rows[most_rows];
std::size_t row_count = 0;
bool rows_are_stale = false;

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

bool is_hidden(std::size_t index, std::size_t end) {
  for (std::size_t other = index + 1; other < end; ++other) {
    if (std::strcmp(slots[other]->name(), slots[index]->name()) == 0)
      return true;
  }
  return false;
}

}  // namespace

namespace trace {

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

}  // namespace trace

namespace scope {

std::size_t size() { return slot_count; }

void add(const trace::Slot* slot) {
  if (slot_count < most_slots) {
    slots[slot_count] = slot;
    call_slots[slot_count] = running_slot;
  }
  ++slot_count;
}

void remove(bool held_memory) {
  --slot_count;
  searched_slots = std::min(searched_slots, slot_count);
  extents_are_stale = extents_are_stale || held_memory;
}

void begin_call() { running_slot = slot_count; }

void end_call() {
  running_slot =
      slot_count == 0 ? 0 : call_slots[std::min(slot_count, most_slots) - 1];
}

void show(trace::Json& out, std::size_t first, std::size_t end) {
  end = std::min(end, most_slots);
  bool is_first = true;
  for (std::size_t i = first; i < end; ++i) {
    if (is_hidden(i, end)) continue;
    if (!is_first) out.raw(",");
    is_first = false;
    out.raw("[");
    out.text(slots[i]->name());
    out.raw(",");
    slots[i]->show(out);
    if (*slots[i]->indexes() != '\0') {
      out.raw(",");
      out.text(slots[i]->indexes());
    }
    out.raw("]");
  }
}

const char* name_at(const void* address, trace::ShowAt show) {
  const std::span drawn{slots, std::min(slot_count, most_slots)};
  const auto found = std::ranges::find_if(
      drawn, [=](const auto* slot) { return slot->holds(address, show); });
  return found == drawn.end() ? nullptr : (*found)->name();
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

void row_changed() { rows_are_stale = true; }

const trace::Sequence* known_at(std::uintptr_t address) {
  const auto* const after =
      std::ranges::upper_bound(rows, rows + row_count, address, {}, first_of);
  if (after != rows && holds(after[-1], address)) return after - 1;
  for (const auto& extent : std::span{extents, extent_count}) {
    if (holds(extent, address)) return &extent;
  }
  return nullptr;
}

void clear() {
  slot_count = 0;
  running_slot = 0;
  searched_slots = 0;
  std::ranges::fill(extents, trace::Sequence{});
  std::ranges::fill(rows, trace::Sequence{});
  row_count = 0;
}

}  // namespace scope
