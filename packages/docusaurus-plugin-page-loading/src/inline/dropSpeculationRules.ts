/**
 * Removes the rules by which a browser fetches pages ahead where the line is 2G; where the reader
 * saves data, browsers leave the rules alone themselves.
 *
 * It is put into pages as text, before the rules: it must not use what is outside of it.
 */
export function dropSpeculationRules(): void {
  addEventListener('DOMContentLoaded', () => {
    const {connection} = navigator as {readonly connection?: {readonly effectiveType?: string}};
    if (connection?.effectiveType?.includes('2g')) {
      document.querySelector('[type=speculationrules]')?.remove();
    }
  });
}
