// The address sanitizer ends a program that requests more memory than there is.
// With this file `new` throws instead, as in any other program, so that a trial
// can request the largest array that a class allows.
#include <cstddef>
#include <new>

#include "proof.hpp"

namespace {

constexpr std::size_t more_than_any_trial = std::size_t{1} << 40U;

void* given(std::size_t bytes, void* (*allocate)(std::size_t)) {
  if (bytes <= more_than_any_trial) return allocate(bytes);
  if (proof::memory_is_endless) return allocate(1);
  throw std::bad_alloc{};
}

}  // namespace

// The linker routes the calls of the listing and of the harness here (--wrap):
// operator new, operator new[] and the sized operator delete. The sanitizer
// would compare the size given to delete with the allocated size.
extern "C" {
void* __real__Znwm(std::size_t bytes);
void* __real__Znam(std::size_t bytes);

void* __wrap__Znwm(std::size_t bytes) { return given(bytes, __real__Znwm); }
void* __wrap__Znam(std::size_t bytes) { return given(bytes, __real__Znam); }

void __real__ZdlPvm(void* place, std::size_t bytes);

void __wrap__ZdlPvm(void* place, std::size_t bytes) {
  if (bytes <= more_than_any_trial) return __real__ZdlPvm(place, bytes);
  ::operator delete(place);
}
}
