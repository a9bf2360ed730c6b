#include "stack.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>

#include "checks.hpp"
#include "host.hpp"
#include "shadow.hpp"
#include "unwritten.hpp"

extern "C" {
// Set by the linker, which puts the stack below the variables.
extern const char __global_base;

/// Where instrumented functions find the shadow of their variables.
std::uintptr_t __asan_shadow_memory_dynamic_address =
    reinterpret_cast<std::uintptr_t>(shadow::states);
}

namespace {

/// The shadow of the stack when the exception that is on its way was thrown,
/// and the address that it begins with. Null if no exception is on its way.
std::uint8_t* saved = nullptr;
std::uintptr_t saved_from = 0;

std::uintptr_t end() {
  return reinterpret_cast<std::uintptr_t>(&__global_base);
}

}  // namespace

bool stack::is_unused(std::uintptr_t address) { return address < pointer(); }

bool stack::contains(std::uintptr_t address) {
  return trace::is_on_stack(reinterpret_cast<const void*>(address));
}

void stack::begin_unwinding() {
  const std::uintptr_t from = pointer() / shadow::granule * shadow::granule;
  const std::size_t granules = (end() - from) / shadow::granule;
  // A destructor may throw too while an exception is on its way.
  if (saved == nullptr) {
    saved = static_cast<std::uint8_t*>(std::malloc(granules));
    if (saved == nullptr) host::out_of_memory();
    saved_from = from;
    std::memcpy(saved, shadow::states + from / shadow::granule, granules);
  }
  shadow::mark(from, end() - from, 0);
}

void stack::end_unwinding(std::uintptr_t handlers) {
  if (saved == nullptr) return;
  const std::uintptr_t from = shadow::rounded(handlers);
  std::memcpy(shadow::states + from / shadow::granule,
              saved + (from - saved_from) / shadow::granule,
              (end() - from) / shadow::granule);
  std::free(saved);
  saved = nullptr;
}

extern "C" {
// Called before the program calls a function that does not return: it ends the
// run, or throws.
void __asan_handle_no_return() {}

// Instrumented functions call these to mark many bytes.
#define CPP_LISTINGS_SETS_SHADOW(state)                             \
  void __asan_set_shadow_##state(void* shadow, std::size_t bytes) { \
    std::memset(shadow, 0x##state, bytes);                          \
  }
CPP_LISTINGS_SETS_SHADOW(00)
CPP_LISTINGS_SETS_SHADOW(01)
CPP_LISTINGS_SETS_SHADOW(02)
CPP_LISTINGS_SETS_SHADOW(03)
CPP_LISTINGS_SETS_SHADOW(04)
CPP_LISTINGS_SETS_SHADOW(05)
CPP_LISTINGS_SETS_SHADOW(06)
CPP_LISTINGS_SETS_SHADOW(07)
CPP_LISTINGS_SETS_SHADOW(f1)
CPP_LISTINGS_SETS_SHADOW(f2)
CPP_LISTINGS_SETS_SHADOW(f3)
CPP_LISTINGS_SETS_SHADOW(f5)
CPP_LISTINGS_SETS_SHADOW(f8)
#undef CPP_LISTINGS_SETS_SHADOW
}
