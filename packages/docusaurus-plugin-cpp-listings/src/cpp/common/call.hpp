// A listing's call without the type of what makes it.
#ifndef CPP_LISTINGS_CALL_HPP
#define CPP_LISTINGS_CALL_HPP

#include <tuple>
#include <type_traits>
#include <utility>

namespace proof {

/// What proof.cpp passes to `prove`, as a function and what it is called with:
/// what uses it is compiled once for all listings of a problem.
template <typename Input, typename Answer>
struct Call {
  Answer (*call)(const void* solve, Input&& input);
  const void* solve;

  Answer operator()(Input&& input) const {
    return call(solve, std::move(input));
  }
};

/// The call of `solve`, which has to outlive it.
template <typename Input, typename Solve>
auto call_of(const Solve& solve) {
  using Answer =
      std::decay_t<decltype(std::apply(solve, std::declval<Input>()))>;
  return Call<Input, Answer>{
      [](const void* self, Input&& input) -> Answer {
        return std::apply(*static_cast<const Solve*>(self), std::move(input));
      },
      &solve};
}

}  // namespace proof

#endif
