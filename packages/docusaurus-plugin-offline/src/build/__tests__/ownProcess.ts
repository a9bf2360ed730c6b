import {vi} from 'vitest';

/**
 * Has the build of a test plan as in a process of its own.
 *
 * @returns what ends this process. Its test restores mocks and globals.
 */
export function ownProcess(): (code: number) => void {
  vi.stubGlobal(Symbol.for('docusaurus-plugin-offline.planned'), undefined);
  const once = vi.spyOn(process, 'once').mockReturnValue(process);
  return (code) =>
    once.mock.calls
      .filter(([event]) => event === 'exit')
      .forEach(([, atExit]) => (atExit as (code: number) => void)(code));
}
