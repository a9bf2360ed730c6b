// The address sanitizer stops a program that asks for more memory than there
// is. Here `new` throws then, as it does in any other program, so that a trial
// can ask for the largest array that a class allows.
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
// operator new, operator new[] and the operator delete that is told the size,
// which the sanitizer would compare with what was allocated.
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
