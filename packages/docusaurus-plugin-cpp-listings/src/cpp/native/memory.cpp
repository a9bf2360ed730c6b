// The address sanitizer stops a program that asks for more memory than there
// is. Here `new` throws then, as it does in any other program, so that a trial
// can ask for the largest array that a class allows.
#include <cstddef>
#include <new>

namespace {

void* given(std::size_t bytes, void* (*allocate)(std::size_t)) {
  constexpr std::size_t more_than_any_trial = std::size_t{1} << 40U;
  if (bytes > more_than_any_trial) throw std::bad_alloc{};
  return allocate(bytes);
}

}  // namespace

// The linker routes the calls of the listing and of the harness here (--wrap):
// operator new and operator new[].
extern "C" {
void* __real__Znwm(std::size_t bytes);
void* __real__Znam(std::size_t bytes);

void* __wrap__Znwm(std::size_t bytes) { return given(bytes, __real__Znwm); }
void* __wrap__Znam(std::size_t bytes) { return given(bytes, __real__Znam); }
}
