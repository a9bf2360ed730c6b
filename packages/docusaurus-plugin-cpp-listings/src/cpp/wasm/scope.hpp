// The variables in scope, and the memory that they lead to, whose reads and
// writes count.
#pragma once

#include <cstddef>
#include <cstdint>

#include "json.hpp"
#include "sequence.hpp"

namespace trace {
class Slot;
}

namespace scope {

/// Whether a variable has ended since its memory was found. Another variable
/// may use this memory now.
inline bool extents_are_stale = false;

/// The number of variables in scope.
std::size_t size();

/// Adds a variable, until `remove` removes the last one.
void add(const trace::Slot* slot);

/// @param held_memory whether the variable may have led to memory.
void remove(bool held_memory);

/// The variables that are added from here on belong to a new call.
void begin_call();
void end_call();

/// Adds the variables from `first` until `end`, without those that another one
/// of the same name hides.
void show(trace::Json& out, std::size_t first, std::size_t end);

/// The name of the outermost variable at an address that is shown by a
/// function; null if there is none.
const char* name_at(const void* address, trace::ShowAt show);

/// Finds the memory of all variables again.
void find_extents();

/// Has the rows of tables found again, because a row was written.
void row_changed();

/// Returns the known memory that contains an address; null if there is none.
const trace::Sequence* known_at(std::uintptr_t address);

/// Removes all variables, and clears all addresses of memory.
void clear();

}  // namespace scope
