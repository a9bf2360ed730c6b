#include "counts.hpp"

#include <algorithm>

#include "heap.hpp"

namespace {

std::ptrdiff_t left = 0;  // bytes still allocated at the end of the run

}  // namespace

namespace counts {

void end_memory() { left = std::max<std::ptrdiff_t>(0, heap::live_bytes()); }

}  // namespace counts

extern "C" {

__attribute__((export_name("steps"))) double counted_steps() {
  return static_cast<double>(counts::steps);
}
__attribute__((export_name("reads"))) double counted_reads() {
  return static_cast<double>(counts::reads);
}
__attribute__((export_name("writes"))) double counted_writes() {
  return static_cast<double>(counts::writes);
}
__attribute__((export_name("comparisons"))) double counted_comparisons() {
  return static_cast<double>(counts::comparisons);
}
__attribute__((export_name("touched"))) double counted_touched() {
  return static_cast<double>(counts::touched);
}
__attribute__((export_name("bytes"))) double counted_bytes() {
  return static_cast<double>(std::max<std::ptrdiff_t>(0, counts::peak - left));
}
__attribute__((export_name("allocations"))) double counted_allocations() {
  return static_cast<double>(heap::allocations());
}
__attribute__((export_name("accesses"))) double counted_accesses() {
  return static_cast<double>(counts::accessed);
}
}
