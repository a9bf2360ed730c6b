#include "proof.hpp"

#include <deque>

namespace {

using Answer = std::tuple<std::vector<int>, std::vector<int>>;

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    std::vector<int> script = random.values(size, 1, 1'000'000'000);
    // Long scripts fill the queue: no array of a guessed size is large enough.
    const unsigned takes = random.between(10U, size > 100 ? 20U : 60U);
    std::size_t left = 0;
    for (int& step : script) {
      if (random.chance(takes) && (left > 0 || random.chance(3))) step = 0;
      if (step != 0) ++left;
      if (step == 0 && left > 0) --left;
    }
    return {script};
  }

  static Answer oracle(const std::vector<int>& script) {
    std::deque<int> queue;
    std::vector<int> taken;
    for (const int step : script) {
      if (step != 0) {
        queue.push_back(step);
      } else {
        taken.push_back(queue.at(0));
        queue.pop_front();
      }
    }
    return {taken, {queue.begin(), queue.end()}};
  }

  static Input worst(std::size_t n) {
    std::vector<int> script(n, 1);
    for (std::size_t i = n / 4 + 1; i < n / 2; i += 2) script[i] = 0;
    return {script};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv,
                               [](const std::vector<int>& script) -> Answer {
                                 Queue queue;
                                 std::vector<int> taken;
                                 for (const int step : script) {
                                   if (step != 0) {
                                     queue.push(step);
                                   } else {
                                     taken.push_back(queue.pop());
                                   }
                                 }
                                 std::vector<int> left;
                                 while (queue.size() > 0)
                                   left.push_back(queue.pop());
                                 return {std::move(taken), std::move(left)};
                               });
}
