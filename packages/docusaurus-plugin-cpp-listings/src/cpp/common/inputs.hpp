// The inputs that a problem gives, without the problem's type.
#ifndef CPP_LISTINGS_INPUTS_HPP
#define CPP_LISTINGS_INPUTS_HPP

#include <cstddef>
#include <limits>
#include <string>
#include <tuple>

#include "random.hpp"

namespace proof {

/// What a problem has of the functions that give or judge inputs; null where it
/// has none. What uses them is compiled once for all problems with such inputs.
template <typename Input>
struct Inputs {
  Input (*random)(Random& random, std::size_t n) = nullptr;
  Input (*average)(Random& random, std::size_t n) = nullptr;
  Input (*worst)(std::size_t n) = nullptr;
  Input (*best)(std::size_t n) = nullptr;
  /// Says why an input is unfit; nothing of one that is not.
  std::string (*unfit)(const Input& input) = nullptr;
  /// Elements of an input that is timed, at most.
  std::size_t largest_timed = std::numeric_limits<std::size_t>::max();
};

/// What says why an input of a problem is unfit; null where nothing does.
template <typename Problem>
constexpr auto unfit_of() -> std::string (*)(const typename Problem::Input&) {
  if constexpr (requires { &Problem::unfit; }) {
    return [](const typename Problem::Input& input) -> std::string {
      return std::apply(Problem::unfit, input);
    };
  } else {
    return nullptr;
  }
}

/// What a problem has of those functions.
template <typename Problem>
constexpr Inputs<typename Problem::Input> make_inputs() {
  using Input = typename Problem::Input;
  Inputs<Input> given;
  if constexpr (requires(Random& random) { Problem::random(random, 1); }) {
    given.random = [](Random& random, std::size_t n) -> Input {
      return Problem::random(random, n);
    };
  }
  if constexpr (requires(Random& random) { Problem::average(random, 1); }) {
    given.average = [](Random& random, std::size_t n) -> Input {
      return Problem::average(random, n);
    };
  }
  if constexpr (requires { Problem::worst(1); }) {
    given.worst = [](std::size_t n) -> Input { return Problem::worst(n); };
  }
  if constexpr (requires { Problem::best(1); }) {
    given.best = [](std::size_t n) -> Input { return Problem::best(n); };
  }
  given.unfit = unfit_of<Problem>();
  if constexpr (requires { Problem::largest_timed; }) {
    given.largest_timed = Problem::largest_timed;
  }
  return given;
}

/// The inputs of a problem, one object for each.
template <typename Problem>
constexpr Inputs<typename Problem::Input> inputs_of = make_inputs<Problem>();

}  // namespace proof

#endif
