// The harness of every proof.cpp. It has an include guard because #pragma once
// does not work in a precompiled header.
#ifndef CPP_LISTINGS_PROOF_HPP
#define CPP_LISTINGS_PROOF_HPP

#include <cstddef>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

#include "call.hpp"
#include "input_makers.hpp"
#include "random.hpp"
#include "trials.hpp"
#ifdef PROOF_TIMED
#include "timing.hpp"
#endif

namespace proof {

#ifdef PROOF_TIMED
/// The measurement that the next call of `time` makes.
inline Timing timing;

/// Times `solve` on the `average`, `worst` and `best` inputs of `Problem`, with
/// up to `static constexpr std::size_t largest_timed` elements if it is
/// defined. `prove` calls this with the problem of the proof. A speed.cpp
/// replaces proof.cpp if the proof's `solve` does more than the listing, or if
/// its inputs are unsuitable. Its `proof_main` calls this with a problem that
/// needs only `Input` and the functions that make inputs.
template <typename Problem, typename Solve>
int time(int, char**, Solve solve) {
  time_calls(timing, timed_inputs<Problem>(),
             call_of<typename Problem::Input>(solve));
  return 0;
}
#endif

/// Collects the functions of a problem that make or refuse inputs.
template <typename Problem>
constexpr TrialInputs<typename Problem::Input> trial_inputs() {
  TrialInputs<typename Problem::Input> makers;
  makers.worst = &Problem::worst;
  makers.unfit = unfit_of<Problem>();
  if constexpr (requires { Problem::largest; }) {
    makers.largest = Problem::largest;
  }
#ifndef PROOF_COUNTS
  makers.random = &Problem::random;
  makers.large = makers.random;
  if constexpr (requires { &Problem::large; }) makers.large = &Problem::large;
  if constexpr (requires { &Problem::easy; }) makers.easy = &Problem::easy;
#endif
  return makers;
}

/// Runs the trial that the command line names on a listing. It is compiled once
/// for all listings of a problem.
template <typename Problem, typename Answer>
int try_call(const Call<typename Problem::Input, Answer>& solution, int argc,
             char** argv) {
  using Input = typename Problem::Input;
  const auto makers = trial_inputs<Problem>();
  if constexpr (requires { &Problem::accepts; }) {
    TypedProblem<Input, Answer, Answer> problem{makers, solution};
    problem.accepts = &Problem::accepts;
    return run_trials(problem, argc, argv);
  } else {
    const auto oracle = &Problem::oracle;
    using Expected =
        std::decay_t<decltype(std::apply(oracle, std::declval<Input>()))>;
    TypedProblem<Input, Answer, Expected> problem{makers, solution};
    problem.oracle = call_of<Input>(oracle);
    if constexpr (requires { &Problem::quick_oracle; }) {
      static constexpr auto quick_oracle = &Problem::quick_oracle;
      problem.quick_oracle = call_of<Input>(quick_oracle);
    }
    return run_trials(problem, argc, argv);
  }
}

/// Runs the trial that the command line names on `solve`, a function object
/// that takes the members of `Problem::Input` and returns the answer.
///
/// `Problem` has
/// - `Input`, a std::tuple of the problem's inputs in problem.yaml's order;
/// - `static Input random(Random&, std::size_t size)`, a valid input of about
///   that size (0 included), boundaries included;
/// - `static Output oracle(inputs...)`, the obviously right answer, or, if many
///   answers are right, `static std::string accepts(const Input&, const
///   Output&)`, which returns an empty string for a right answer and otherwise
///   says what is wrong with it;
/// - optionally `static Output quick_oracle(inputs...)`, if `oracle` takes too
///   long for the largest inputs; both must agree on small ones;
/// - optionally `static Input large(Random&, std::size_t size)`, an input of
///   that size for the trials of large inputs, if an input of `random` would
///   prove little or take too long to answer;
/// - `static Input worst(std::size_t n)`, the costliest input whose arguments
///   have n elements together. n is 1, 2, 4, …, from the least total size that
///   problem.yaml allows;
/// - optionally `static Input easy(std::size_t n)`, an input of that size which
///   even a listing of quadratic time answers in linear time. Such a listing
///   can then be tried with more elements than 16 bits can count;
/// - optionally `static Input best(std::size_t n)`, the cheapest input of size
///   n, if it differs from the costliest;
/// - optionally `static Input average(Random&, std::size_t n)`, a random input
///   of exactly that size, if `random` also returns other sizes;
/// - optionally `static std::string unfit(inputs...)`, if an input must satisfy
///   more than the sizes, values and orders in problem.yaml. It returns an
///   empty string for a valid input, otherwise a sentence for the reader who
///   typed the input;
/// - optionally `static constexpr std::size_t largest`, the largest n that
///   `worst` is called with here, 65,536 unless given.
template <typename Problem, typename Solve>
int prove(int argc, char** argv, Solve solve) {
#ifdef PROOF_TIMED
  return time<Problem>(argc, argv, solve);
#else
  return try_call<Problem>(call_of<typename Problem::Input>(solve), argc, argv);
#endif
}

/// A listing, in its own namespace with its problem's proof.cpp.
struct Listing {
  /// The listing's `main`.
  int (*example)();
  /// `proof_main` of the proof. It picks the problem and the function to try.
  int (*trials)(int argc, char** argv);
};

}  // namespace proof

/// Defined in the source file that lists a problem's listings.
extern const proof::Listing listings[];

#endif
