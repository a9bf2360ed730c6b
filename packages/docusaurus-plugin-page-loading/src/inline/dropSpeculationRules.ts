/**
 * Removes the speculation rules if the connection is 2G. If the reader saves data, browsers ignore
 * the rules themselves.
 *
 * The function is put into pages as text, before the rules, so it must not use anything outside its
 * own body.
 */
export function dropSpeculationRules(): void {
  addEventListener('DOMContentLoaded', () => {
    const {connection} = navigator as {readonly connection?: {readonly effectiveType?: string}};
    if (connection?.effectiveType?.includes('2g')) {
      document.querySelector('[type=speculationrules]')?.remove();
    }
  });
}
