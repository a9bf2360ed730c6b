// Replaces native/proof.hpp when a listing is built for the page. proof.cpp is
// the same, but `prove` answers one input instead of trying thousands. Values
// are read and printed without streams, which would be the largest part of a
// module.
#ifndef CPP_LISTINGS_PROOF_HPP
#define CPP_LISTINGS_PROOF_HPP

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "call.hpp"
#include "host.hpp"
#include "input_makers.hpp"
#include "random.hpp"
#ifdef PROOF_TIMED
#include "timing.hpp"
#endif

namespace proof {

/// Collects printed values in a string.
class Writer {
 public:
  Writer& operator<<(char character);
  Writer& operator<<(std::string_view text);
  template <std::integral Value>
    requires(!std::same_as<Value, char> && !std::same_as<Value, bool>)
  Writer& operator<<(Value value) {
    if constexpr (std::is_signed_v<Value>) {
      integer(value);
    } else {
      natural(value);
    }
    return *this;
  }
  std::string take();

 private:
  void integer(std::int64_t value);
  void natural(std::uint64_t value);

  std::string text_;
};

/// Parses values from a text. The page has already checked the text, so an
/// unreadable one is a bug in this program.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_{text} {}

  /// The next character that is not a space; 0 at the end.
  char peek();
  void expect(char wanted);
  template <std::integral Value>
  Value integer() {
    using Limits = std::numeric_limits<Value>;
    if constexpr (std::is_signed_v<Value>) {
      return static_cast<Value>(integer_in(Limits::min(), Limits::max()));
    } else {
      return static_cast<Value>(natural_to(Limits::max()));
    }
  }
  /// The text up to a character, which is skipped.
  std::string_view up_to(char end);
  [[noreturn]] void unreadable();

 private:
  std::int64_t integer_in(std::int64_t low, std::int64_t high);
  std::uint64_t natural_to(std::uint64_t high);

  std::string_view text_;
};

template <std::integral Value>
void show(Writer& out, Value value) {
  if constexpr (std::same_as<Value, bool>) {
    out << std::string_view{value ? "true" : "false"};
  } else {
    out << +value;
  }
}

void show(Writer& out, const std::string& value);

template <typename Value>
void show(Writer& out, const std::optional<Value>& value);
template <typename First, typename Second>
void show(Writer& out, const std::pair<First, Second>& value);
template <typename... Values>
void show(Writer& out, const std::tuple<Values...>& values);

template <typename Value>
void show(Writer& out, const std::vector<Value>& values) {
  out << '[';
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (i > 0) out << std::string_view{", "};
    show(out, static_cast<const Value&>(values[i]));
  }
  out << ']';
}

template <typename Value>
void show(Writer& out, const std::optional<Value>& value) {
  if (value) {
    show(out, *value);
  } else {
    out << std::string_view{"none"};
  }
}

template <typename... Values>
void show(Writer& out, const std::tuple<Values...>& values) {
  out << '(';
  std::apply(
      [&out](const auto&... each) {
        bool first = true;
        ((out << std::string_view{first ? "" : ", "}, first = false,
          show(out, each)),
         ...);
      },
      values);
  out << ')';
}

template <typename First, typename Second>
void show(Writer& out, const std::pair<First, Second>& value) {
  show(out, std::tuple<First, Second>{value.first, value.second});
}

template <typename Value>
std::string shown(const Value& value) {
  Writer out;
  show(out, value);
  return out.take();
}

template <std::integral Value>
void read(Reader& in, Value& value) {
  if constexpr (std::same_as<Value, bool>) {
    value = in.peek() == 't';
    in.up_to('e');
  } else {
    value = in.integer<Value>();
  }
}

void read(Reader& in, std::string& value);

template <typename Value>
void read(Reader& in, std::vector<Value>& values) {
  in.expect('[');
  if (in.peek() == ']') {
    in.expect(']');
    return;
  }
  for (;;) {
    Value value{};
    read(in, value);
    values.push_back(value);
    if (in.peek() == ']') break;
    in.expect(',');
  }
  in.expect(']');
}

// Instantiations that most problems use are compiled once, in notation.cpp.
extern template void show(Writer&, const std::vector<int>&);
extern template void show(Writer&, const std::vector<std::int64_t>&);
extern template std::string shown(const std::vector<int>&);
extern template void read(Reader&, std::vector<int>&);
extern template void read(Reader&, std::vector<std::int64_t>&);
extern template void read(Reader&, std::vector<std::size_t>&);

/// Formats the arguments of a call as in problem.yaml: separated by "; ".
template <typename... Values>
std::string shown_input(const std::tuple<Values...>& input) {
  Writer out;
  std::apply(
      [&out](const auto&... each) {
        bool first = true;
        ((out << std::string_view{first ? "" : "; "}, first = false,
          show(out, each)),
         ...);
      },
      input);
  return out.take();
}

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
/// Called before and after the listing's own code runs.
void begin();
void end();
/// `note_throw` is called when an exception is thrown, `blame_throw` when it
/// has left the listing. The failure is then reported at the line that threw.
void note_throw();
void blame_throw();
/// Sets the message of the exception that left the listing.
void note_exception(std::string what);
/// Called after the answer has been destroyed. Memory that the listing has not
/// freed by then is leaked.
void settle();

/// A guard that calls `begin` and `end` around the listing's own code, even if
/// that code throws.
struct Running {
  Running() { begin(); }
  ~Running() { end(); }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;
};

/// The result of a call: its answer and the answer as text, or the exception
/// that left the call and its message.
template <typename Answer>
struct Outcome {
  std::optional<Answer> answer;
  std::string text;
  std::string what;
};

/// Makes a call, and catches a std::exception that it throws.
template <typename Input, typename Answer>
Outcome<Answer> outcome(const Call<Input, Answer>& call, Input&& input) {
  try {
    Outcome<Answer> result{call(std::move(input)), {}, {}};
    result.text = shown(*result.answer);
    return result;
  } catch (const std::exception& error) {
    return {std::nullopt, thrown(error), error.what()};
  }
}

/// Judges the result of a call on an input.
template <typename Input, typename Answer>
using Judge = void(const Input& input, const Outcome<Answer>& got);

/// Judges a result by the problem's `accepts`, or otherwise by its `oracle`.
template <typename Problem, typename Answer>
void judge(const typename Problem::Input& input, const Outcome<Answer>& got) {
  using Input = typename Problem::Input;
  if constexpr (requires { &Problem::accepts; }) {
    verdict(got.answer ? Problem::accepts(input, *got.answer)
                       : "expected an answer",
            false);
  } else {
    const auto oracle = &Problem::oracle;
    const auto expected = outcome(call_of<Input>(oracle), Input{input});
    compare(got.text, expected.text);
  }
}

template <typename Problem>
struct Tag {};

/// The judge of a program's answers; null if they are not judged.
template <typename Problem, typename Answer>
constexpr Judge<typename Problem::Input, Answer>* judge_of() {
#ifdef PROOF_READER
  if constexpr (!requires { &Problem::accepts; }) {
    // The page gets the right answer from the problem's own modules.
    return [](const typename Problem::Input&, const Outcome<Answer>&) {
      leave_to_page();
    };
  }
#endif
#ifdef PROOF_TRACED
  // Among instrumented programs only pitfalls are judged. Their source declares
  // `pitfalls_judge` after this header was precompiled.
  if constexpr (!requires { pitfalls_judge(Tag<Problem>{}); }) return nullptr;
#endif
  return &judge<Problem, Answer>;
}

#ifdef PROOF_TIMED
/// The timing that the page requests.
Timing wanted_timing();
/// Answers with the nanoseconds and the number of calls; the answer is empty if
/// the problem has no such inputs.
void answer_timing(const Timing& timing);

/// Times the calls as the native harness does.
template <typename Problem, typename Answer>
void time_listing(const Call<typename Problem::Input, Answer>& call) {
  Timing timing = wanted_timing();
  time_calls(timing, timed_inputs<Problem>(), call);
  answer_timing(timing);
}

/// Times `solve`, which may differ from the `solve` of the problem's proof.
template <typename Problem, typename Solve>
int time(int, char**, Solve solve) {
  time_listing<Problem>(call_of<typename Problem::Input>(solve));
  return 0;
}

/// Makes the input that the page requests, if it requests one.
template <typename Input>
std::optional<Input> wanted_input(const InputMakers<Input>& makers) {
  const auto& [kind, size, seed] = request();
  Random random{seed};
  switch (kind) {
    case Request::Kind::random_input:
      return makers.random(random, size);
    case Request::Kind::average_input:
      return (makers.average != nullptr ? makers.average : makers.random)(
          random, size);
    case Request::Kind::best_input:
      return (makers.best != nullptr ? makers.best : makers.worst)(size);
    case Request::Kind::worst_input:
      return makers.worst(size);
    default:
      return std::nullopt;
  }
}

/// Answers with the input that the page requests. Returns false if it requests
/// none.
template <typename Input>
bool answer_input(const InputMakers<Input>& makers) {
  const auto input = wanted_input(makers);
  if (!input) return false;
  answer(shown_input(*input));
  return true;
}

/// Answers with an input of a problem. Only plain modules make inputs.
template <typename Problem>
bool makes_input() {
  constexpr const auto& makers = input_makers<Problem>;
  static_assert(makers.random != nullptr && makers.worst != nullptr,
                "a problem has `random` and `worst` inputs");
  return answer_input(makers);
}
#endif

/// Wraps a call in `Running`, so that the page can watch the listing.
template <typename Input, typename Answer>
Call<Input, Answer> watched(const Call<Input, Answer>& call) {
  return {[](const void* self, Input&& input) -> Answer {
            const Running running;
            const auto& inner = *static_cast<const Call<Input, Answer>*>(self);
            return inner(std::move(input));
          },
          &call};
}

/// Answers with the listing's answer, and judges it if the page requests that.
template <typename Input, typename Answer>
void answer_call(const Call<Input, Answer>& call,
                 std::string (*unfit)(const Input&),
                 Judge<Input, Answer>* judge_answer) {
  Input values;
  Reader in{input()};
  std::apply(
      [&in](auto&... each) {
        bool first = true;
        ((first ? void(first = false) : in.expect(';'), read(in, each)), ...);
      },
      values);
  if (unfit != nullptr) {
    const std::string complaint = unfit(values);
    if (!complaint.empty()) refuse(complaint);
  }
  {
    const auto got = outcome(watched(call), Input{values});
    answer(got.text);
    if (!got.answer) note_exception(got.what);
    if (judge_answer != nullptr &&
        request().kind == Request::Kind::judged_answer) {
      judge_answer(values, got);
    }
  }
  settle();
}

/// Answers a request to a listing of a problem.
template <typename Problem, typename Answer>
void serve(const Call<typename Problem::Input, Answer>& call,
           Judge<typename Problem::Input, Answer>* judge_answer) {
  answer_call(call, unfit_of<Problem>(), judge_answer);
}

/// Whether a proof times the calls of the function that it passes to `prove`.
/// The code for timing takes long to compile. Proofs that are not timed declare
/// `is_not_timed` before they call `prove`.
template <typename Solve>
constexpr bool is_timed =
    !requires(const Solve& solve) { is_not_timed(solve); };

/// Serves the page's request with a listing's calls.
template <typename Problem, bool may_be_timed, typename Answer>
void prove_call(const Call<typename Problem::Input, Answer>& call) {
#ifdef PROOF_TIMED
  if constexpr (may_be_timed) {
    if (is_to_be_timed()) {
      proof::time_listing<Problem, Answer>(call);
      return;
    }
  }
  if (makes_input<Problem>()) return;
#endif
  // The name is qualified, because argument-dependent lookup would instantiate
  // all types of the call.
  proof::serve<Problem, Answer>(call, judge_of<Problem, Answer>());
}

/// Serves the page's request with `solve`. See native/proof.hpp for the members
/// of `Problem`.
template <typename Problem, typename Solve>
int prove(int, char**, Solve solve) {
  using Returned =
      decltype(std::apply(solve, std::declval<typename Problem::Input>()));
  static_assert(!std::is_void_v<Returned>,
                "the function must return its answer, but returns nothing");
  prove_call<Problem, is_timed<Solve>>(call_of<typename Problem::Input>(solve));
  return 0;
}

template <typename Input, typename Answer>
std::decay_t<Answer> judged_by(std::string (*)(Input, Answer));
template <typename Answer, typename... Values>
std::decay_t<Answer> given_by(Answer (*)(Values...));

/// The type of the answers that a problem judges, or otherwise the type that
/// its oracle returns.
template <typename Problem>
struct Answers {
  using type = decltype(given_by(&Problem::oracle));
};
template <typename Problem>
  requires requires { &Problem::accepts; }
struct Answers<Problem> {
  using type = decltype(judged_by(&Problem::accepts));
};
template <typename Problem>
using AnswerOf = typename Answers<Problem>::type;

}  // namespace proof

#ifdef PROOF_TIMED
#define CPP_LISTINGS_PROOF_PLAIN(linkage, Problem) \
  linkage template bool proof::makes_input<Problem>();

/// Instantiates the timing of a problem's listings. Used like the macro below.
#define CPP_LISTINGS_TIMING(linkage, Problem)             \
  linkage template void                                   \
  proof::time_listing<Problem, proof::AnswerOf<Problem>>( \
      const proof::Call<Problem::Input, proof::AnswerOf<Problem>>&);
#else
#define CPP_LISTINGS_PROOF_PLAIN(linkage, Problem)
#define CPP_LISTINGS_TIMING(linkage, Problem)
#endif

/// Instantiates the functions that serve the listings of a problem, if their
/// answers have the problem's own answer type. The instantiation is compiled
/// once, and declared `extern` where it is used.
#define CPP_LISTINGS_PROOF(linkage, Problem)                             \
  CPP_LISTINGS_PROOF_PLAIN(linkage, Problem)                             \
  linkage template void proof::serve<Problem, proof::AnswerOf<Problem>>( \
      const proof::Call<Problem::Input, proof::AnswerOf<Problem>>&,      \
      proof::Judge<Problem::Input, proof::AnswerOf<Problem>>*);          \
  linkage template void proof::judge<Problem, proof::AnswerOf<Problem>>( \
      const Problem::Input&, const proof::Outcome<proof::AnswerOf<Problem>>&);

#endif
