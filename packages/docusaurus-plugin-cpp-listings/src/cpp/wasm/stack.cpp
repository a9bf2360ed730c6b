#include "stack.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "checks.hpp"
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

/// The address of the lowest variable of the running calls. The stack grows
/// downwards.
std::uintptr_t lowest() {
  std::uintptr_t pointer = 0;
  __asm__ volatile(
      ".globaltype __stack_pointer, i32\n"
      "global.get __stack_pointer\n"
      "local.set %0"
      : "=r"(pointer));
  return pointer;
}

}  // namespace

bool stack::is_unused(std::uintptr_t address) { return address < lowest(); }

bool stack::contains(std::uintptr_t address) {
  return trace::is_on_stack(reinterpret_cast<const void*>(address));
}

void stack::allow_all() {
  const std::uintptr_t from = lowest() / shadow::granule * shadow::granule;
  shadow::mark(from, reinterpret_cast<std::uintptr_t>(&__global_base) - from,
               0);
}

extern "C" {
void __asan_handle_no_return() { stack::allow_all(); }

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
