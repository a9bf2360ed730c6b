// The functions that make a problem's inputs, without the problem's type.
#ifndef CPP_LISTINGS_INPUT_MAKERS_HPP
#define CPP_LISTINGS_INPUT_MAKERS_HPP

#include <cstddef>
#include <limits>
#include <string>
#include <tuple>

#include "random.hpp"

namespace proof {

/// A problem's functions that make or refuse inputs; null if the problem does
/// not define one. Code that uses this type is compiled once for all problems
/// with the same input type.
template <typename Input>
struct InputMakers {
  Input (*random)(Random& random, std::size_t n) = nullptr;
  Input (*average)(Random& random, std::size_t n) = nullptr;
  Input (*worst)(std::size_t n) = nullptr;
  Input (*best)(std::size_t n) = nullptr;
  /// Says why an input is unfit; returns an empty string for a valid input.
  std::string (*unfit)(const Input& input) = nullptr;
  /// The most elements that a timed input may have.
  std::size_t largest_timed = std::numeric_limits<std::size_t>::max();
};

/// Returns the problem's check of its inputs; null if it has none.
template <typename Problem>
constexpr auto unfit_of() -> std::string (*)(const typename Problem::Input&) {
  if constexpr (requires { &Problem::unfit; }) {
    return [](const typename Problem::Input& input) -> std::string {
      return std::apply(&Problem::unfit, input);
    };
  } else {
    return nullptr;
  }
}

/// Collects the input makers of a problem.
template <typename Problem>
constexpr InputMakers<typename Problem::Input> find_input_makers() {
  InputMakers<typename Problem::Input> makers;
  if constexpr (requires { &Problem::random; }) {
    makers.random = &Problem::random;
  }
  if constexpr (requires { &Problem::average; }) {
    makers.average = &Problem::average;
  }
  if constexpr (requires { &Problem::worst; }) makers.worst = &Problem::worst;
  if constexpr (requires { &Problem::best; }) makers.best = &Problem::best;
  makers.unfit = unfit_of<Problem>();
  if constexpr (requires { Problem::largest_timed; }) {
    makers.largest_timed = Problem::largest_timed;
  }
  return makers;
}

/// The input makers of a problem, one object per problem.
template <typename Problem>
constexpr InputMakers<typename Problem::Input> input_makers =
    find_input_makers<Problem>();

}  // namespace proof

#endif
