// What the page requests from a proof, and how the proof responds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <exception>
#include <string>
#include <string_view>

namespace proof {

/// The page's request to a proof.
struct Request {
  enum class Kind {
    answer,
    judged_answer,
    random_input,
    worst_input,
    average_input,
    best_input,
    timed_average,
    timed_worst,
    timed_best
  };
  Kind kind = Kind::answer;
  /// The size and the seed of the requested input.
  std::size_t size = 0;
  std::uint32_t seed = 0;
};
const Request& request();

/// Whether the page requests a timing. If there is a speed.cpp, it serves the
/// request instead of the proof.
inline bool is_to_be_timed() {
  return request().kind >= Request::Kind::timed_average;
}

/// The input of the run.
std::string_view input();
/// Sets the response to the request: the outcome of the run, or an input.
void answer(std::string text);
/// Sets what is wrong with the answer (empty for a right one), and whether only
/// one answer is right.
void verdict(std::string text, bool is_unique);
/// Sets the verdict if only one answer is right: whether `got` is the expected
/// one.
void compare(const std::string& got, const std::string& expected);
/// Leaves the verdict to the page, which knows the only right answer.
void leave_to_page();
/// Ends the run, because the problem does not accept the input.
[[noreturn]] void refuse(const std::string& complaint);
/// Formats an exception that left the listing.
std::string thrown(const std::exception& error);
}  // namespace proof
