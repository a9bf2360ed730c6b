import {whenIdle} from './whenIdle';

/** Loads React in parts, while the browser is idle. Evaluated at once, it would be one long task. */
export async function importReactInParts(): Promise<void> {
  await import('react');
  await whenIdle();
  await import('react-dom/client');
  await whenIdle();
}
