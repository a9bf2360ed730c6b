// What a proof says of a run of the listing's own code. A plain module ignores
// it.
#pragma once

#include <cstdint>
#include <string>

namespace proof {

/// Called before and after the listing's own code runs.
void begin();
void end();
/// `note_throw` is called when an exception is thrown, `blame_throw` when it
/// has left the listing. The failure is then reported at the line that threw.
void note_throw();
void blame_throw();
/// `begin_unwinding` is called when an exception is thrown, also by `throw;`.
/// `end_unwinding` is called when a handler is found and no other exception is
/// on its way, with the stack pointer of the handler's function.
void begin_unwinding();
void end_unwinding(std::uintptr_t stack_pointer);
/// Sets the message of the exception that left the listing.
void note_exception(std::string what);
/// Called after the answer has been destroyed. Memory that the listing has not
/// freed by then is leaked.
void settle();

/// A guard that calls `begin` and `end` around the listing's own code, even if
/// that code throws.
struct Running {
  Running() { begin(); }
  ~Running() { end(); }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;
};

}  // namespace proof
