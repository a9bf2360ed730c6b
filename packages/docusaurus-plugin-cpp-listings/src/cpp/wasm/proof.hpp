// Takes the place of native/proof.hpp where a listing is built for
// the page: the same proof.cpp, but `prove` answers one input instead of trying
// thousands, and reads and shows values without streams, which weigh more than
// all else in a module.
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

/// Where values are shown.
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

/// Where values are read from. The page has checked them: what cannot be read
/// here is a fault of this program.
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
  /// The text up to a character, which is passed over.
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

// What most problems have is compiled once, in notation.cpp.
extern template void show(Writer&, const std::vector<int>&);
extern template void show(Writer&, const std::vector<std::int64_t>&);
extern template std::string shown(const std::vector<int>&);
extern template void read(Reader&, std::vector<int>&);
extern template void read(Reader&, std::vector<std::int64_t>&);
extern template void read(Reader&, std::vector<std::size_t>&);

/// The arguments of a call as problem.yaml writes them: separated by "; ".
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

/// What the page wants of a proof.
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
  /// Of the input that is wanted.
  std::size_t size = 0;
  std::uint32_t seed = 0;
};
const Request& request();

/// Whether the page wants the listing timed. A proof with a speed.cpp leaves
/// that to it.
inline bool is_to_be_timed() {
  return request().kind >= Request::Kind::timed_average;
}

/// The input of the run.
std::string_view input();
/// Takes what the page wanted: what the run came to, or an input.
void answer(std::string text);
/// Takes what is wrong with the answer, nothing for a right one, and whether
/// only one answer is right.
void verdict(std::string text, bool is_unique);
/// Takes the verdict on the only right answer: whether it is the one expected.
void compare(const std::string& got, const std::string& expected);
/// Says that only one answer is right, which the page has.
void leave_to_page();
/// Ends the run of an input for which a problem has a complaint.
[[noreturn]] void refuse(const std::string& complaint);
/// An exception that left the listing, in words.
std::string thrown(const std::exception& error);
/// Called before and after the listing's own code runs.
void begin();
void end();
/// Called when an exception is thrown, and when one has left the listing: a
/// failure is in the line that threw it.
void note_throw();
void blame_throw();
/// Takes what an exception says that has left the listing.
void note_exception(std::string what);
/// Called when the answer is gone: what the listing has not freed is leaked.
void settle();

/// Stands while the listing's own code runs, to whatever end.
struct Running {
  Running() { begin(); }
  ~Running() { end(); }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;
};

/// What a call came to: its answer, if it has one, and that in words; else what
/// the exception says that left it.
template <typename Answer>
struct Outcome {
  std::optional<Answer> answer;
  std::string text;
  std::string what;
};

/// The answer that a call gives, or the exception that left it, in words.
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

/// Judges what a call on an input came to.
template <typename Input, typename Answer>
using Judge = void(const Input& input, const Outcome<Answer>& got);

/// The same by a problem's `accepts`, or else by its `oracle`.
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

/// What judges the answers of a program; none where they are not judged.
template <typename Problem, typename Answer>
constexpr Judge<typename Problem::Input, Answer>* judge_of() {
#ifdef PROOF_READER
  if constexpr (!requires { &Problem::accepts; }) {
    // The page has the right answer from the problem's own modules.
    return [](const typename Problem::Input&, const Outcome<Answer>&) {
      leave_to_page();
    };
  }
#endif
#ifdef PROOF_TRACED
  // Of the instrumented programs only pitfalls are judged, whose source
  // declares `pitfalls_judge` after this header was precompiled.
  if constexpr (!requires { pitfalls_judge(Tag<Problem>{}); }) return nullptr;
#endif
  return &judge<Problem, Answer>;
}

#ifdef PROOF_TIMED
/// What the page wants timed.
Timing wanted_timing();
/// Answers the nanoseconds and the number of the calls; nothing when the
/// problem has no such inputs.
void answer_timing(const Timing& timing);

/// Times the calls, as the native harness does.
template <typename Problem, typename Answer>
void time_listing(const Call<typename Problem::Input, Answer>& call) {
  Timing timing = wanted_timing();
  time_calls(timing, timed_inputs<Problem>(), call);
  answer_timing(timing);
}

/// Times `solve`, which need not be that of the problem's proof.
template <typename Problem, typename Solve>
int time(int, char**, Solve solve) {
  time_listing<Problem>(call_of<typename Problem::Input>(solve));
  return 0;
}

/// The input that the page wants, if it wants one.
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

/// Answers the input that the page wants; false when it wants none.
template <typename Input>
bool answer_input(const InputMakers<Input>& makers) {
  const auto input = wanted_input(makers);
  if (!input) return false;
  answer(shown_input(*input));
  return true;
}

/// The same with the inputs of a problem. Plain modules alone make inputs.
template <typename Problem>
bool makes_input() {
  constexpr const auto& makers = input_makers<Problem>;
  static_assert(makers.random != nullptr && makers.worst != nullptr,
                "a problem has `random` and `worst` inputs");
  return answer_input(makers);
}
#endif

/// The same call, while the page watches the listing.
template <typename Input, typename Answer>
Call<Input, Answer> watched(const Call<Input, Answer>& call) {
  return {[](const void* self, Input&& input) -> Answer {
            const Running running;
            const auto& inner = *static_cast<const Call<Input, Answer>*>(self);
            return inner(std::move(input));
          },
          &call};
}

/// Answers what the listing answers, and judges it where that is wanted.
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

/// The same for a listing of a problem.
template <typename Problem, typename Answer>
void serve(const Call<typename Problem::Input, Answer>& call,
           Judge<typename Problem::Input, Answer>* judge_answer) {
  answer_call(call, unfit_of<Problem>(), judge_answer);
}

/// Whether a proof times the calls of what it passes to `prove`: what does that
/// takes long to compile. Others declare `is_not_timed` before they call it.
template <typename Solve>
constexpr bool is_timed =
    !requires(const Solve& solve) { is_not_timed(solve); };

/// Does what the page wants with a listing's calls.
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
  // Qualified, for to look for others would have all types of the call made.
  proof::serve<Problem, Answer>(call, judge_of<Problem, Answer>());
}

/// Does what the page wants with `solve`. See native/proof.hpp for what
/// `Problem` has.
template <typename Problem, typename Solve>
int prove(int, char**, Solve solve) {
  using Returned =
      decltype(std::apply(solve, std::declval<typename Problem::Input>()));
  static_assert(!std::is_void_v<Returned>,
                "the function must return its answer, and returns nothing");
  prove_call<Problem, is_timed<Solve>>(call_of<typename Problem::Input>(solve));
  return 0;
}

template <typename Input, typename Answer>
std::decay_t<Answer> judged_by(std::string (*)(Input, Answer));
template <typename Answer, typename... Values>
std::decay_t<Answer> given_by(Answer (*)(Values...));

/// The type of the answers that a problem judges, or else gives itself.
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

/// What times those listings, in the same way.
#define CPP_LISTINGS_TIMING(linkage, Problem)             \
  linkage template void                                   \
  proof::time_listing<Problem, proof::AnswerOf<Problem>>( \
      const proof::Call<Problem::Input, proof::AnswerOf<Problem>>&);
#else
#define CPP_LISTINGS_PROOF_PLAIN(linkage, Problem)
#define CPP_LISTINGS_TIMING(linkage, Problem)
#endif

/// What serves the listings of a problem whose answers are of the problem's own
/// type: compiled once, and declared `extern` where they are.
#define CPP_LISTINGS_PROOF(linkage, Problem)                             \
  CPP_LISTINGS_PROOF_PLAIN(linkage, Problem)                             \
  linkage template void proof::serve<Problem, proof::AnswerOf<Problem>>( \
      const proof::Call<Problem::Input, proof::AnswerOf<Problem>>&,      \
      proof::Judge<Problem::Input, proof::AnswerOf<Problem>>*);          \
  linkage template void proof::judge<Problem, proof::AnswerOf<Problem>>( \
      const Problem::Input&, const proof::Outcome<proof::AnswerOf<Problem>>&);

#endif
