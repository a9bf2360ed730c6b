// Calls a listing and judges its answer.
#pragma once

#include <exception>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include "call.hpp"
#include "notation.hpp"
#include "request.hpp"

namespace proof {

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
