// The precompiled header of all proofs: the harness and the headers that
// listings include most.
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

// Templates that nearly every proof uses are compiled once, with the harness.
// Counting needs them in the listing's own code, to count their steps. A timed
// program is compiled as a reader would compile it.
#if !defined PROOF_COUNTS && !defined PROOF_TIMED
extern template class std::basic_string<char>;
extern template class std::vector<int>;
extern template class std::vector<std::int64_t>;
extern template class std::vector<std::size_t>;
extern template class std::vector<std::string>;
#endif
