// A call of a listing that hides the type of its function object.
#ifndef CPP_LISTINGS_CALL_HPP
#define CPP_LISTINGS_CALL_HPP

#include <tuple>
#include <type_traits>
#include <utility>

namespace proof {

/// The function object that proof.cpp passes to `prove`, behind a function
/// pointer. Code that uses it is compiled once for all listings of a problem.
template <typename Input, typename Answer>
struct Call {
  Answer (*call)(const void* solve, Input&& input);
  const void* solve;

  Answer operator()(Input&& input) const {
    return call(solve, std::move(input));
  }
};

/// Wraps `solve`, which must outlive the result.
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
