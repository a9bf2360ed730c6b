// The memory of a traced module, which knows every block.
#pragma once

#include <cstddef>
#include <cstdint>

namespace heap {

/// What memory is filled with before its first use.
inline constexpr unsigned char unwritten_byte = 0xaa;

/// Bytes of the live block that begins at an address; 0 where none does.
std::size_t bytes_at(const void* first);

/// Blocks that the listing asked for.
std::uint64_t allocations();

/// How often the listing asked for a block or freed one.
std::uint64_t changes();

/// Bytes of those blocks, less those of all blocks that the listing freed.
std::ptrdiff_t live_bytes();
/// Blocks that the listing asked for and that are not freed yet.
std::size_t leaked();

}  // namespace heap
