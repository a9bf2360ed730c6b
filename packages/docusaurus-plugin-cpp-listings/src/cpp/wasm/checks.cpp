// Implements the callbacks of Clang's outlined AddressSanitizer (kernel mode),
// which the instrumented program calls before every read and write.
#include "checks.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

#include "accesses.hpp"
#include "block.hpp"
#include "host.hpp"
#include "shadow.hpp"
#include "stack.hpp"
#include "watching.hpp"

extern "C" {
extern const char __heap_base;  // set by the linker; variables lie below
}

namespace checks {

namespace {

std::string bytes_in_words(std::size_t bytes) {
  return std::to_string(bytes) + (bytes == 1 ? " byte" : " bytes");
}

/// Whether an access stays within a live block. If no shadow byte allows it, it
/// is to the spare capacity of a vector.
bool is_in_block(std::uintptr_t address, std::size_t bytes) {
  bool is_found = false;
  const auto look_at = [&](const heap::Block* block) {
    const std::uintptr_t first = heap::first_of(block);
    is_found = is_found || (!block->is_freed && address >= first &&
                            address + bytes <= first + block->bytes);
  };
  heap::for_each_block(look_at);
  return is_found;
}

/// Whether a refused access to the stack is to a variable that has ended. The
/// variables of a call that has ended have no shadow.
bool is_of_ended_scope(std::uintptr_t address, std::size_t bytes) {
  return shadow::is_allowed(address, bytes) ||
         shadow::states[address / shadow::granule] == shadow::out_of_scope;
}

}  // namespace

void refuse(std::uintptr_t address, std::size_t bytes, bool is_write) {
  // Building the message allocates memory too.
  trace::stop_watching();
  if (shadow::is_negative(address, bytes)) {
    host::panic("the range to copy, move or compare ends before it begins");
  }
  std::string words = is_write ? "a write of " : "a read of ";
  words += bytes_in_words(bytes);
  if (stack::contains(address)) {
    host::panic(words +
                (is_of_ended_scope(address, bytes)
                     ? " of a variable whose block or function has ended"
                     : " outside a local array or variable"));
  }
  if (address < reinterpret_cast<std::uintptr_t>(&__heap_base)) {
    host::panic(words + " outside a global or static array or variable");
  }
  const heap::Block* nearest = nullptr;
  std::size_t least = std::size_t{1} << 16U;
  const auto look_at = [&](const heap::Block* block) {
    const std::uintptr_t first = heap::first_of(block);
    const std::uintptr_t last = first + block->bytes;
    const std::size_t distance = address < first   ? first - address
                                 : address >= last ? address - last
                                                   : 0;
    if (distance < least) {
      least = distance;
      nearest = block;
    }
  };
  heap::for_each_block(look_at);
  if (nearest == nullptr) {
    host::panic(words + " outside the memory of the program");
  }
  const std::uintptr_t first = heap::first_of(nearest);
  if (nearest->is_deques && !nearest->is_freed &&
      address - first < nearest->bytes) {
    host::panic(words + " where a deque has no element");
  }
  const std::size_t usable = nearest->usable;
  const std::string memory =
      (usable < nearest->bytes ? " a vector of " : " a block of ") +
      bytes_in_words(usable);
  if (nearest->is_freed && address - first < usable) {
    words += " in" + memory + " that was already freed";
  } else if (address < first) {
    words +=
        " that starts " + bytes_in_words(first - address) + " before" + memory;
  } else if (address - first < usable) {
    words += " that starts " + bytes_in_words(first + usable - address) +
             " before the end of" + memory;
  } else {
    words += ", " + bytes_in_words(address - first - usable) +
             " past the end of" + memory;
  }
  host::panic(words);
}

void check(std::uintptr_t address, std::size_t bytes, bool is_write) {
  if (address < first_used) {
    host::panic(is_write ? "a write through a null pointer"
                         : "a read through a null pointer");
  }
  // A value that is written to spare capacity is missing from the answer. A
  // value that is read from there may by chance be right.
  if ((!shadow::is_allowed(address, bytes) &&
       !(is_write && is_in_block(address, bytes))) ||
      stack::is_unused(address)) {
    refuse(address, bytes, is_write);
  }
  accesses::add(address, bytes, is_write);
}

}  // namespace checks

extern "C" {

#define CPP_LISTINGS_CHECKS(bytes)                             \
  void __asan_load##bytes##_noabort(std::uintptr_t address) {  \
    checks::check(address, bytes, false);                      \
  }                                                            \
  void __asan_store##bytes##_noabort(std::uintptr_t address) { \
    checks::check(address, bytes, true);                       \
  }
CPP_LISTINGS_CHECKS(1)
CPP_LISTINGS_CHECKS(2)
CPP_LISTINGS_CHECKS(4)
CPP_LISTINGS_CHECKS(8)
CPP_LISTINGS_CHECKS(16)
#undef CPP_LISTINGS_CHECKS

void __asan_loadN_noabort(std::uintptr_t address, std::size_t bytes) {
  checks::check(address, bytes, false);
}
void __asan_storeN_noabort(std::uintptr_t address, std::size_t bytes) {
  checks::check(address, bytes, true);
}
}
