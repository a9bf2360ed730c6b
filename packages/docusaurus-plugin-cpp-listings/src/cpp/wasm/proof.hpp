// Replaces native/proof.hpp when a listing is built for the page. proof.cpp is
// the same, but `prove` answers one input instead of trying thousands.
#ifndef CPP_LISTINGS_PROOF_HPP
#define CPP_LISTINGS_PROOF_HPP

#include <cstddef>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

#include "call.hpp"
#include "input_makers.hpp"
#include "judging.hpp"
#include "notation.hpp"
#include "random.hpp"
#include "request.hpp"
#include "running.hpp"
#ifdef PROOF_TIMED
#include "timing.hpp"
#endif

namespace proof {

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
