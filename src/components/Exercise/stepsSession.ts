import {createSession} from '@site/src/plugins/listings/client/session';

/** Runs readers' own programs to step through, those of all editors of a page. */
export const stepsSession = createSession();
