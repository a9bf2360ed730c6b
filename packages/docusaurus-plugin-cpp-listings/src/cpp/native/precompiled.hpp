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
// see it in the listing's own code, and a program that is timed is compiled as
// a reader would.
#if !defined PROOF_COUNTS && !defined PROOF_TIMED
extern template class std::basic_string<char>;
extern template class std::vector<int>;
extern template class std::vector<std::size_t>;
extern template class std::vector<std::string>;
#endif
