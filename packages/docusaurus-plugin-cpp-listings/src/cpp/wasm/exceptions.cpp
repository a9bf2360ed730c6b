// Implements C++ exceptions with WebAssembly's exception handling, for a
// libc++abi that was built without them. Follows "C++ ABI for Itanium:
// Exception Handling", level II, and LLVM's convention for WebAssembly
// (WebAssemblyExceptionInfo and the __wasm_lpad_context of libunwind's
// Unwind-wasm.c): a landing pad stores its number and table in a variable,
// calls the personality function, and reads the selector from the variable.
#include <cxxabi.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <typeinfo>

#include "host.hpp"
#include "running.hpp"
#include "stack.hpp"

__asm__(
    ".globl __cpp_exception\n"
    ".tagtype __cpp_exception i32\n"
    "__cpp_exception:\n");

namespace __cxxabiv1 {

// Declared as in libc++abi's private_typeinfo.h. Only the layout of the virtual
// functions matters here.
class __shim_type_info : public std::type_info {
 public:
  virtual ~__shim_type_info();
  virtual void noop1() const;
  virtual void noop2() const;
  virtual bool can_catch(const __shim_type_info* thrown,
                         void*& adjusted) const = 0;
};

}  // namespace __cxxabiv1

extern "C" {
struct {
  std::uint32_t landing_pad;
  const std::uint8_t* table;
  std::int32_t selector;
} __wasm_lpad_context;
}

namespace {

using Type = __cxxabiv1::__shim_type_info;

/// The header in front of every thrown object.
struct alignas(std::max_align_t) Header {
  std::type_info* type;
  void* (*destroy)(void*);
  Header* below;  // on the stack of caught exceptions
  int handlers;   // catch blocks that are handling it
  bool is_rethrown;
  void* adjusted;  // the object, adjusted to the catch block's type
};

Header* caught = nullptr;
unsigned int uncaught = 0;  // exceptions on their way to a catch block

/// Replaces the library's handler, which calls abort().
[[noreturn]] void report_terminate() {
  host::panic(
      "std::terminate() was called; the usual reason is an exception that "
      "leaves a destructor or a noexcept function");
}

[[maybe_unused]] const std::terminate_handler library_handler =
    std::set_terminate(report_terminate);

Header* header_of(void* object) { return static_cast<Header*>(object) - 1; }

std::uint32_t read_unsigned(const std::uint8_t*& at) {
  std::uint32_t value = 0;
  for (unsigned shift = 0;; shift += 7) {
    const std::uint8_t byte = *at++;
    value |= std::uint32_t{byte & 0x7fU} << shift;
    if ((byte & 0x80U) == 0) return value;
  }
}

std::int32_t read_signed(const std::uint8_t*& at) {
  std::uint32_t value = 0;
  unsigned shift = 0;
  std::uint8_t byte = 0;
  do {
    byte = *at++;
    value |= std::uint32_t{byte & 0x7fU} << shift;
    shift += 7;
  } while ((byte & 0x80U) != 0);
  if (shift < 32 && (byte & 0x40U) != 0) value |= ~std::uint32_t{0} << shift;
  return static_cast<std::int32_t>(value);
}

/// A landing pad's entry in the table of a function.
struct Actions {
  const std::uint8_t* first = nullptr;  // nullptr if nothing is caught
  const std::uint8_t* types = nullptr;
};

Actions actions_of(const std::uint8_t* table, std::uint32_t landing_pad) {
  constexpr std::uint8_t omitted = 0xff;
  if (*table++ != omitted) ++table;  // the base of landing pads, unused here
  Actions found;
  if (*table++ != omitted) {
    const std::uint32_t distance = read_unsigned(table);
    found.types = table + distance;
  }
  ++table;  // the encoding of call sites, always the same here
  const std::uint32_t length = read_unsigned(table);
  const std::uint8_t* const actions = table + length;
  // Entries are in the order of their landing pads.
  for (std::uint32_t pad = 0; table < actions; ++pad) {
    read_unsigned(table);
    const std::uint32_t action = read_unsigned(table);
    if (pad == landing_pad) {
      if (action != 0) found.first = actions + action - 1;
      break;
    }
  }
  return found;
}

constexpr int handler_found = 6;
constexpr int nothing_to_do = 0;

/// Finds out whether the landing pad handles an exception. It has a stack frame
/// of its own, so it is not inlined into a function that reads the pointer.
[[gnu::noinline]] int find_handler(void* object) {
  Header* const header = header_of(object);
  __wasm_lpad_context.selector = 0;
  if (__wasm_lpad_context.table == nullptr) return nothing_to_do;
  const Actions actions =
      actions_of(__wasm_lpad_context.table, __wasm_lpad_context.landing_pad);
  for (const std::uint8_t* at = actions.first; at != nullptr;) {
    const std::int32_t index = read_signed(at);
    const std::uint8_t* const link = at;
    if (index != 0) {
      void* adjusted = object;
      bool fits = index < 0;
      if (index > 0) {
        const Type* const wanted =
            reinterpret_cast<const Type* const*>(actions.types)[-index];
        fits =
            wanted == nullptr ||
            wanted->can_catch(static_cast<const Type*>(header->type), adjusted);
      }
      if (fits) {
        header->adjusted = adjusted;
        __wasm_lpad_context.selector = index;
        return handler_found;
      }
    }
    const std::int32_t next = read_signed(at);
    at = next == 0 ? nullptr : link + next;
  }
  return nothing_to_do;
}

[[noreturn]] void raise(void* object) {
  proof::begin_unwinding();
  ++uncaught;
  __builtin_wasm_throw(0, object);
}

}  // namespace

extern "C" {

int __gxx_wasm_personality_v0(...) { return 0; }

void* __cxa_allocate_exception(std::size_t bytes) noexcept {
  void* const memory = std::calloc(1, sizeof(Header) + bytes);
  if (memory == nullptr) host::out_of_memory();
  return static_cast<Header*>(memory) + 1;
}

void __cxa_free_exception(void* object) noexcept {
  std::free(header_of(object));
}

__attribute__((noreturn)) void __cxa_throw(void* object, std::type_info* type,
                                           void* (*destroy)(void*)) {
  Header* const header = header_of(object);
  header->type = type;
  header->destroy = destroy;
  proof::note_throw();
  raise(object);
}

int _Unwind_CallPersonality(void* object) {
  const int found = find_handler(object);
  // The next code may copy the exception into the handler's variable.
  if (found == handler_found && uncaught == 1) {
    proof::end_unwinding(stack::pointer());
  }
  return found;
}

void* __cxa_get_exception_ptr(void* object) noexcept {
  return header_of(object)->adjusted;
}

void* __cxa_begin_catch(void* object) noexcept {
  Header* const header = header_of(object);
  header->is_rethrown = false;
  --uncaught;
  if (uncaught == 0) proof::end_unwinding(stack::pointer());
  if (header != caught) {
    header->below = caught;
    caught = header;
  }
  ++header->handlers;
  return header->adjusted;
}

void __cxa_end_catch() {
  Header* const header = caught;
  if (header == nullptr || --header->handlers > 0) return;
  caught = header->below;
  if (header->is_rethrown) return;
  if (header->destroy != nullptr) header->destroy(header + 1);
  std::free(header);
}

__attribute__((noreturn)) void __cxa_rethrow() {
  if (caught == nullptr) host::panic("`throw;` outside a catch block");
  caught->is_rethrown = true;
  raise(caught + 1);
}

unsigned int __cxa_uncaught_exceptions() noexcept { return uncaught; }

// One object of the library defines these too. A program that prints needs some
// of them, and would get all of them from there: exceptions would seem to be
// never uncaught. As there, std::current_exception() is empty.
bool __cxa_uncaught_exception() noexcept { return uncaught > 0; }
void __cxa_increment_exception_refcount(void*) noexcept {}
void __cxa_decrement_exception_refcount(void*) noexcept {}
void* __cxa_current_primary_exception() noexcept { return nullptr; }
void __cxa_rethrow_primary_exception(void*) {}

std::type_info* __cxa_current_exception_type() {
  return caught == nullptr ? nullptr : caught->type;
}

[[noreturn]] void _Unwind_Resume(void*) { __builtin_trap(); }
}
