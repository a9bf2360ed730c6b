#include "events.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace {

constexpr std::size_t most_accesses = 64;  // listed in one step
constexpr std::size_t most_noted = 1024;   // new or freed blocks in one step

struct Access {
  std::uintptr_t address;
  bool is_write;
};
Access accesses[most_accesses];
std::size_t access_count = 0;
std::uint64_t unlisted = 0;

/// The addresses of blocks.
struct Noted {
  std::uintptr_t addresses[most_noted];
  std::size_t count;
};
Noted taken_blocks;
Noted freed_blocks;

const char* test_source = nullptr;
bool was_tested = false;
bool test_holds = false;

std::string value;
const char* returned_from = nullptr;
bool throws = false;

void note(Noted& noted, const void* first) {
  if (events::reports_left == 0 || noted.count == most_noted) return;
  noted.addresses[noted.count++] = reinterpret_cast<std::uintptr_t>(first);
}

void show_noted(trace::Json& out, std::string_view key, const Noted& noted) {
  if (noted.count == 0) return;
  out.raw(key);
  for (std::size_t i = 0; i < noted.count; ++i) {
    if (i > 0) out.raw(",");
    out.natural(noted.addresses[i]);
  }
  out.raw("]");
}

void show_accesses(trace::Json& out) {
  if (access_count > 0) {
    out.raw(",\"a\":[");
    for (std::size_t i = 0; i < access_count; ++i) {
      if (i > 0) out.raw(",");
      if (accesses[i].is_write) out.raw("-");
      out.natural(accesses[i].address);
    }
    out.raw("]");
  }
  if (unlisted > 0) {
    out.raw(",\"more\":");
    out.natural(unlisted);
  }
}

}  // namespace

namespace events {

void add_access(std::uintptr_t address, bool is_write) {
  for (std::size_t i = 0; i < access_count; ++i) {
    if (accesses[i].address == address && accesses[i].is_write == is_write)
      return;
  }
  if (access_count == most_accesses) {
    ++unlisted;
  } else {
    accesses[access_count++] = {address, is_write};
  }
}

void add_taken(const void* first) { note(taken_blocks, first); }
void add_freed(const void* first) { note(freed_blocks, first); }

void add_test(const char* source, bool holds) {
  test_source = source;
  test_holds = holds;
  was_tested = true;
}

std::string& returned_value() {
  value.clear();
  return value;
}

void add_returned(const char* name) { returned_from = name; }

void add_ended(const char* name) {
  if (returned_from == nullptr || value.empty()) returned_from = name;
}

void add_throw() { throws = true; }

void show(trace::Json& out) {
  show_accesses(out);
  show_noted(out, ",\"n\":[", taken_blocks);
  show_noted(out, ",\"f\":[", freed_blocks);
  if (was_tested) {
    out.raw(",\"t\":[");
    out.text(test_source);
    out.raw(test_holds ? ",true]" : ",false]");
  }
  if (returned_from != nullptr) {
    out.raw(",\"r\":[");
    out.text(returned_from);
    if (!value.empty()) {
      out.raw(",");
      out.raw(value);
    }
    out.raw("]");
  }
  if (throws) out.raw(",\"throws\":1");
}

void forget() {
  access_count = 0;
  unlisted = 0;
  taken_blocks.count = 0;
  freed_blocks.count = 0;
  was_tested = false;
  returned_from = nullptr;
  throws = false;
  value.clear();
}

void clear() {
  forget();
  std::ranges::fill(accesses, Access{});
  taken_blocks = {};
  freed_blocks = {};
}

}  // namespace events
