// The heap of a traced module, which knows every block.
#pragma once

#include <cstddef>
#include <cstdint>

namespace heap {

/// The byte that fills memory before its first use.
inline constexpr unsigned char unwritten_byte = 0xaa;

/// The size of the live block that begins at an address; 0 if there is none.
std::size_t bytes_at(const void* first);

/// The number of blocks that the listing allocated.
std::uint64_t allocations();

/// How often the listing allocated or freed a block.
std::uint64_t changes();

/// Bytes of the allocated blocks, minus the bytes of all blocks that the
/// listing freed.
std::ptrdiff_t live_bytes();

/// Lets the program read the spare capacity of all vectors, because the code
/// that follows does not report their sizes.
void allow_spare_capacity();

/// The number of blocks that the listing allocated, has not freed, and cannot
/// reach from a static variable.
std::size_t leaked();

}  // namespace heap
