// The stack of a traced module.
#pragma once

#include <cstdint>

namespace stack {

/// The stack pointer: the address of the lowest variable of the running calls.
/// The stack grows downwards. It is the caller's own pointer, because the
/// function is always inlined.
[[gnu::always_inline]] inline std::uintptr_t pointer() {
  std::uintptr_t pointer = 0;
  __asm__ volatile(
      ".globaltype __stack_pointer, i32\n"
      "global.get __stack_pointer\n"
      "local.set %0"
      : "=r"(pointer));
  return pointer;
}

/// Whether an address is on the stack, where no running call has variables.
bool is_unused(std::uintptr_t address);

/// Whether an address is on the stack.
bool contains(std::uintptr_t address);

/// Allows all accesses to the variables of the running calls, because an
/// exception may end any of these calls, and none of them cleans up.
void begin_unwinding();

/// Restores the checks of the calls that an exception has not ended.
/// @param handlers the stack pointer of the innermost of these calls.
void end_unwinding(std::uintptr_t handlers);

}  // namespace stack
