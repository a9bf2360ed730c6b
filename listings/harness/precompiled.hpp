// Read once for all proofs: the harness and what the listings include most.
#include <algorithm>
#include <functional>
#include <iterator>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <ranges>
#include <set>
#include <unordered_map>
#include <unordered_set>

#include "proof.hpp"
