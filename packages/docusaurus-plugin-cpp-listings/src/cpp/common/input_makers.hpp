// What makes a problem's inputs, without the problem's type.
#ifndef CPP_LISTINGS_INPUT_MAKERS_HPP
#define CPP_LISTINGS_INPUT_MAKERS_HPP

#include <cstddef>
#include <limits>
#include <string>
#include <tuple>

#include "random.hpp"

namespace proof {

/// What a problem has of the functions that make or refuse inputs; null where
/// it has none. What uses them is compiled once for all problems with such
/// inputs.
template <typename Input>
struct InputMakers {
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
      return std::apply(&Problem::unfit, input);
    };
  } else {
    return nullptr;
  }
}

/// What a problem has of those functions.
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

/// Those of a problem, one object for each.
template <typename Problem>
constexpr InputMakers<typename Problem::Input> input_makers =
    find_input_makers<Problem>();

}  // namespace proof

#endif
