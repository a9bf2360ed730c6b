#include "proof.hpp"

#include <algorithm>

namespace {

using Answers = std::vector<std::optional<int>>;

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    std::vector<int> stream = random.mixed(size, -1'000'000'000, 1'000'000'000);
    if (random.chance(60)) {
      const int values = static_cast<int>(1 + size * 2 / 3);
      for (int& value : stream) value = random.between(0, values) - 2;
    }
    return {stream};
  }

  static Answers oracle(const std::vector<int>& stream) {
    Answers answers;
    for (auto end = stream.begin(); end != stream.end();) {
      ++end;
      const auto found = std::find_if(stream.begin(), end, [&](int value) {
        return std::count(stream.begin(), end, value) == 1;
      });
      answers.push_back(found == end ? std::nullopt : std::optional{*found});
    }
    return answers;
  }

  /// An element is the answer from its own place up to the next one of its
  /// value, while all before it are past theirs.
  static Answers quick_oracle(const std::vector<int>& stream) {
    std::vector<std::size_t> order(stream.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::sort(order.begin(), order.end(), [&](std::size_t x, std::size_t y) {
      return std::pair{stream[x], x} < std::pair{stream[y], y};
    });
    std::vector<std::size_t> until(stream.size());  // 0 for a repeat
    for (std::size_t i = 0; i < order.size(); ++i) {
      const auto is_same = [&](std::size_t j) {
        return stream[order[j]] == stream[order[i]];
      };
      if (i > 0 && is_same(i - 1)) continue;
      until[order[i]] =
          i + 1 < order.size() && is_same(i + 1) ? order[i + 1] : stream.size();
    }
    Answers answers;
    std::size_t first = 0;
    for (std::size_t now = 0; now < stream.size(); ++now) {
      while (first <= now && until[first] <= now) ++first;
      answers.push_back(first <= now ? std::optional{stream[first]}
                                     : std::nullopt);
    }
    return answers;
  }

  /// Every value twice, the copies half the stream apart.
  static Input worst(std::size_t n) {
    std::vector<int> stream =
        proof::Random{n}.values(n / 2, std::numeric_limits<int>::min(),
                                std::numeric_limits<int>::max());
    stream.reserve(n);
    for (std::size_t i = 0; i < n / 2; ++i) stream.push_back(stream[i]);
    stream.resize(n);
    return {stream};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv,
                               [](const std::vector<int>& stream) -> Answers {
                                 Answers answers;
                                 answers.reserve(stream.size());
                                 FirstUnique numbers;
                                 for (const int value : stream) {
                                   numbers.push(value);
                                   answers.push_back(numbers.first());
                                 }
                                 return answers;
                               });
}
