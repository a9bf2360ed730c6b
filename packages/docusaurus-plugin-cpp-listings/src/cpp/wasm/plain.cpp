// The parts that only plain modules have: a clock, and a message when memory
// runs out.
#include <cstdlib>
#include <new>

#include "host.hpp"
#include "proof.hpp"

extern "C" {
__attribute__((import_module("env"), import_name("now"))) double host_now();
}

namespace host {

double now() { return host_now(); }

}  // namespace host

namespace proof {

Timing wanted_timing() {
  const Request& wanted = request();
  Timing timing;
  timing.inputs =
      wanted.kind == Request::Kind::timed_average ? Timing::Inputs::average
      : wanted.kind == Request::Kind::timed_worst ? Timing::Inputs::worst
                                                  : Timing::Inputs::best;
  timing.size = wanted.size;
  timing.seed = wanted.seed;
  // The clock of a page is coarse, so a block of calls must take long.
  timing.block = std::size_t{1} << 17U;
  timing.enough = 10'000'000;
  timing.now = host::now;
  return timing;
}

void answer_timing(const Timing& timing) {
  answer(timing.has_inputs
             ? shown(static_cast<std::uint64_t>(timing.nanoseconds)) + ' ' +
                   shown(static_cast<std::uint64_t>(timing.calls))
             : "");
}

void begin() {}
void end() {}
void settle() {}
void note_throw() {}
void blame_throw() {}
void begin_unwinding() {}
void end_unwinding(std::uintptr_t) {}

}  // namespace proof

void* operator new(std::size_t bytes) {
  void* const memory = std::malloc(bytes == 0 ? 1 : bytes);
  if (memory == nullptr) host::out_of_memory();
  return memory;
}
void* operator new[](std::size_t bytes) { return operator new(bytes); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept {
  std::free(memory);
}
