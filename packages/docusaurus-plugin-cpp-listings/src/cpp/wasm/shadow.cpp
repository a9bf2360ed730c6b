#include "shadow.hpp"

namespace shadow {

std::uint8_t states[memory_limit / granule];

}  // namespace shadow
