// The JSON of a step.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace trace {

/// Writes the JSON of a step, in the notation of rawStep.ts.
class Json {
 public:
  explicit Json(std::string& target) : target_{target} {}

  void raw(std::string_view text);
  void text(std::string_view text);
  /// Adds a value that the page shows unchanged, without quotes.
  void words(std::string_view words);
  void integer(std::int64_t value);
  void natural(std::uint64_t value);
  /// Adds a 128-bit integer that does not fit into 64 bits.
  void wide(unsigned __int128 magnitude, bool is_negative);
  void real(double value);
  /// @param variable the name of the variable that it points to; may be null.
  void pointer(const void* to, std::size_t element_size,
               const char* variable = nullptr);

 private:
  std::string& target_;
};

/// A function that shows the value at an address.
using ShowAt = void (*)(Json&, const void*);

}  // namespace trace
