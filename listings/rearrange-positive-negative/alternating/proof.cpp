#include "proof.hpp"

#include <algorithm>

namespace {

/// What a listing made of an array.
struct Answer {
  std::vector<int> a;
};

/// Shows, in the places of each sign, the values of that sign in ascending
/// order: which of them is in which of those places does not matter.
void show(proof::Writer& out, Answer answer) {
  const std::vector<int> given = answer.a;
  std::sort(answer.a.begin(), answer.a.end());
  auto negative = answer.a.begin();
  auto other = std::find_if(answer.a.begin(), answer.a.end(),
                            [](int x) { return x >= 0; });
  std::vector<int> shown;
  for (const int value : given)
    shown.push_back(value < 0 ? *negative++ : *other++);
  proof::show(out, shown);
}

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    switch (random.next() % 4) {
      case 0:
        return {random.values(size, -1, 1)};
      case 1:
        return {random.values(size, std::numeric_limits<int>::min(),
                              std::numeric_limits<int>::max())};
      case 2:
        return {random.mixed(size, -1000, 1000)};
      default:
        return {random.values(size, -50, 50)};
    }
  }

  /// Most values are negative: more of them than 16 bits can count.
  static Input large(proof::Random& random, std::size_t size) {
    std::vector<int> a =
        random.values(size, 0, std::numeric_limits<int>::max());
    for (int& value : a) value = random.chance(90) ? -1 - value : value;
    return {std::move(a)};
  }

  static Answer oracle(const std::vector<int>& a) {
    std::vector<int> groups[2];
    for (const int value : a) groups[value < 0 ? 0 : 1].push_back(value);
    const auto& [negatives, others] = groups;
    std::vector<int> result;
    for (std::size_t i = 0; i < a.size(); ++i) {
      if (i < negatives.size()) result.push_back(negatives[i]);
      if (i < others.size()) result.push_back(others[i]);
    }
    return {result};
  }

  /// Signs at random: every approach has work to do throughout.
  static Input worst(std::size_t n) {
    return {proof::Random{n}.values(n, -1000, 999)};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv, [](std::vector<int> a) -> Answer {
    alternate_signs(a);
    return {std::move(a)};
  });
}
