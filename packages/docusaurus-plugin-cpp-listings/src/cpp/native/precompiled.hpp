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

// What nearly every proof uses is compiled once, with the harness; a count must
// see it in the listing's own code.
#ifndef PROOF_COUNTS
extern template class std::basic_string<char>;
extern template class std::vector<int>;
extern template class std::vector<std::size_t>;
extern template class std::vector<std::string>;
#endif
