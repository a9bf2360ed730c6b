/**
 * Returns the distinct origins of addresses. Invalid addresses are ignored here, because the theme
 * reports them.
 */
export const originsOf = (addresses: readonly (string | undefined)[]): string[] => [
  ...new Set(
    addresses.flatMap((address) =>
      address !== undefined && URL.canParse(address) ? new URL(address).origin : [],
    ),
  ),
];
