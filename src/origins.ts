/** Returns the origins of addresses, each once; what is no address is left to those who check it. */
export const originsOf = (addresses: readonly (string | undefined)[]): string[] => [
  ...new Set(
    addresses.flatMap((address) =>
      address !== undefined && URL.canParse(address) ? new URL(address).origin : [],
    ),
  ),
];
