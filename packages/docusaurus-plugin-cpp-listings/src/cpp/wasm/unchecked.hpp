#pragma once

/// For functions that read a value only to show it. Their reads do not count as
/// accesses of the program.
#define TRACE_UNCHECKED \
  __attribute__((       \
      no_sanitize("kernel-address", "undefined", "float-cast-overflow")))
