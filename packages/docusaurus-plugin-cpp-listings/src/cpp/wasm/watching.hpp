// Whether the listing's own code is running.
#pragma once

#include <cstddef>
#include <utility>

namespace trace {

/// Whether a listing is judged, and neither this runtime nor a proof is
/// running.
inline bool is_watching = false;

/// The number of calls of the listing that are running.
inline std::size_t depth = 0;

inline bool is_listing() { return is_watching && depth > 0; }

/// Stops recording, because the run is ending and the code that follows is not
/// the listing's.
inline void stop_watching() { is_watching = false; }

/// Stops watching while it lives, because the code that runs is not the
/// listing's or must not count.
class Unwatched {
 public:
  ~Unwatched() { is_watching = was_watching_; }

 private:
  bool was_watching_ = std::exchange(is_watching, false);
};

}  // namespace trace
