// What has happened since the last step.
#pragma once

#include <cstdint>
#include <string>

#include "json.hpp"

namespace events {

/// How many steps are still to be reported. If there are none, no accesses,
/// blocks and values are recorded.
inline std::uint64_t reports_left = 0;

/// Records an access to the element at an address, while steps are still to be
/// reported.
void add_access(std::uintptr_t address, bool is_write);

/// Record that the listing has allocated or freed the block at an address.
void add_taken(const void* first);
void add_freed(const void* first);

/// Records the result of a condition.
void add_test(const char* source, bool holds);

/// Returns where to write the value of a call that is about to return. It is
/// empty.
std::string& returned_value();

/// Records that a call returns the value that was written.
void add_returned(const char* name);

/// Records that a call has ended. The last call that returned a value stays
/// recorded.
void add_ended(const char* name);

/// Records that an exception is thrown.
void add_throw();

/// Adds the events to a step.
void show(trace::Json& out);

/// Begins the next step.
void forget();

/// Begins the next step, and clears all addresses.
void clear();

}  // namespace events
