// Marks what follows the global and static variables of a reader's program,
// whose accesses outside an array are found so.
#include <cstddef>
#include <cstdint>

#include "shadow.hpp"

namespace {

/// What the compiler says of a variable. It adds unused bytes after each.
struct Global {
  std::uintptr_t first;
  std::size_t bytes;
  std::size_t bytes_with_unused;
  const char* name;
  const char* module;
  std::uintptr_t is_set_at_start;
  const void* place;
  std::uintptr_t definition;
};

}  // namespace

extern "C" {

/// Called before the program's variables get their values.
void __asan_register_globals(const Global* globals, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) {
    const auto& [first, bytes, bytes_with_unused, name, module, is_set_at_start,
                 place, definition] = globals[i];
    const std::size_t used = shadow::rounded(bytes);
    shadow::mark(first + used, bytes_with_unused - used, shadow::after_global);
    shadow::mark_end(first + bytes);
  }
}

void __asan_unregister_globals(const Global*, std::size_t) {}
}
