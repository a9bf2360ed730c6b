// The stack of a traced module.
#pragma once

#include <cstdint>

namespace stack {

/// Whether an address is on the stack, where no running call has variables.
bool is_unused(std::uintptr_t address);

/// Whether an address is on the stack.
bool contains(std::uintptr_t address);

/// Allows all accesses to the variables of the running calls, because an
/// exception may end any of these calls, and none of them cleans up.
void allow_all();

}  // namespace stack
