import {vi} from 'vitest';

/**
 * Isolates the build of a test, as if it ran in a process of its own.
 *
 * @returns a function that simulates the exit of that process. The test has to restore mocks and
 * globals.
 */
export function ownProcess(): (code: number) => void {
  vi.stubGlobal(Symbol.for('docusaurus-plugin-offline.planned'), undefined);
  const once = vi.spyOn(process, 'once').mockReturnValue(process);
  return (code) =>
    once.mock.calls
      .filter(([event]) => event === 'exit')
      .forEach(([, atExit]) => (atExit as (code: number) => void)(code));
}
