// What a proof says of a run of the listing's own code. A plain module ignores
// it.
#pragma once

#include <string>

namespace proof {

/// Called before and after the listing's own code runs.
void begin();
void end();
/// `note_throw` is called when an exception is thrown, `blame_throw` when it
/// has left the listing. The failure is then reported at the line that threw.
void note_throw();
void blame_throw();
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
