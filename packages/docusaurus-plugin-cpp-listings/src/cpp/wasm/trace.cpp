// Tracks the calls, and reports each step to the page.
#include "trace.hpp"

#include <cxxabi.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

#include "accesses.hpp"
#include "counts.hpp"
#include "events.hpp"
#include "heap.hpp"
#include "host.hpp"
#include "running.hpp"
#include "scope.hpp"
#include "stack.hpp"
#include "watching.hpp"

extern "C" {
__attribute__((import_module("env"), import_name("step"))) void host_step(
    const char* json, std::size_t length);
}

namespace {

struct Call {
  const char* name;
  int begins;  // the line of its function
  int line;
  std::size_t first_slot;
  std::uint64_t serial;  // distinguishes the calls of a function
};

constexpr std::size_t most_calls = 256;                           // drawn
constexpr std::uintptr_t least_stack = std::uintptr_t{1} << 15U;  // in bytes

Call calls[most_calls + 1];  // those that are drawn, and the next deeper one
std::uint64_t calls_begun = 0;

std::uint64_t step_limit = ~std::uint64_t{0};  // as the page sets it
int last_line = 0;
int throwing_line = 0;  // the line that threw the last exception

std::string json;

void show_calls(trace::Json& out) {
  // A program may nest more calls than are drawn.
  const std::size_t shown = std::min(trace::depth, most_calls);
  for (std::size_t i = 0; i < shown; ++i) {
    out.raw(i == 0 ? "[" : ",[");
    out.text(calls[i].name);
    out.raw(",");
    out.integer(calls[i].begins);
    out.raw(",");
    out.integer(calls[i].line);
    out.raw(",[");
    scope::show(out, calls[i].first_slot,
                i + 1 < trace::depth ? calls[i + 1].first_slot : scope::size());
    out.raw("],");
    out.natural(calls[i].serial);
    out.raw("]");
  }
}

void report(int line) {
  json.clear();
  trace::show_nothing_yet();
  trace::Json out{json};
  out.raw("{\"l\":");
  out.integer(line);
  events::show(out);
  out.raw(",\"c\":[");
  show_calls(out);
  out.raw("]}");
  host_step(json.data(), json.size());
}

}  // namespace

namespace trace {

Slot::Slot(const char* name, const char* indexes, const void* variable,
           ShowAt show, AddExtents add_extents)
    : name_{name},
      indexes_{indexes},
      variable_{variable},
      show_{show},
      add_extents_{add_extents} {
  scope::add(this);
}

Slot::~Slot() {
  const bool holds_memory = add_extents_ != nullptr;
  // Count now, because the variable's memory is unknown at the next step.
  if (holds_memory && is_watching && accesses::has_unplaced()) {
    const Unwatched unwatched;
    accesses::count_unplaced();
  }
  scope::remove(holds_memory);
}

Frame::Frame(const char* name, int line) {
  // The stack lies below all other memory, and grows towards 0.
  if (reinterpret_cast<std::uintptr_t>(this) < least_stack)
    host::panic("the calls are nested too deeply");
  if (depth <= most_calls)
    calls[depth] = {name, line, line, scope::size(), calls_begun};
  ++calls_begun;
  scope::begin_call();
  ++depth;
}

Frame::~Frame() {
  --depth;
  scope::end_call();
  if (!is_watching) return;
  // The next failure is in the line of the call, unless a step runs before it.
  if (depth > 0 && depth <= most_calls) last_line = calls[depth - 1].line;
  // A call that an exception leaves does not return.
  if (abi::__cxa_uncaught_exceptions() > 0) return;
  events::add_ended(calls[std::min(depth, most_calls)].name);
}

void reach(int line) {
  if (!is_listing()) return;
  last_line = line;
  if (depth <= most_calls) calls[depth - 1].line = line;
}

void compared() {
  if (is_listing()) ++counts::comparisons;
}

void step(int line) {
  if (!is_listing()) return;
  reach(line);
  // Count the stack from the first step, because the frame of the outermost
  // call is the same for every input.
  if (counts::stack_top == 0) {
    counts::stack_top =
        reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0));
  }
  counts::note_peak();
  const Unwatched unwatched;
  if (++counts::steps > step_limit) host::panic("endless");
  accesses::count_unplaced();
  if (events::reports_left > 0) {
    report(line);
    events::forget();
    --events::reports_left;
  }
}

void tested(const char* source, bool holds) { events::add_test(source, holds); }

std::string* returning_begins() {
  if (!is_listing() || events::reports_left == 0) return nullptr;
  stop_watching();
  show_nothing_yet();
  return &events::returned_value();
}

void returning_ends() {
  events::add_returned(calls[std::min(depth - 1, most_calls)].name);
  is_watching = true;
}

}  // namespace trace

namespace proof {

void begin() { trace::is_watching = true; }

void end() {
  trace::stop_watching();
  heap::allow_spare_capacity();
  counts::end_memory();
  accesses::count_unplaced();
  if (events::reports_left > 0) report(0);
  trace::depth = 0;
  // The search for leaks would take addresses for references from static
  // variables.
  scope::clear();
  accesses::clear();
  events::clear();
  trace::clear_shown();
}

void note_throw() { throwing_line = trace::depth > 0 ? last_line : 0; }

void begin_unwinding() {
  if (trace::is_listing()) events::add_throw();
  stack::begin_unwinding();
}

void end_unwinding(std::uintptr_t stack_pointer) {
  stack::end_unwinding(stack_pointer);
}

void blame_throw() { last_line = throwing_line; }

void settle() {
  const std::size_t blocks = heap::leaked();
  if (blocks == 0) return;
  last_line = 0;  // no line is to blame
  host::panic(std::to_string(blocks) +
              (blocks == 1 ? " block of memory is" : " blocks of memory are") +
              " never freed");
}

}  // namespace proof

extern "C" {

/// Sets how many steps the next run may take, and how many of them are
/// reported.
__attribute__((export_name("limit"))) void limit(double most_steps,
                                                 double reported) {
  step_limit = static_cast<std::uint64_t>(most_steps);
  events::reports_left = static_cast<std::uint64_t>(reported);
}

__attribute__((export_name("line"))) int line() { return last_line; }
}
