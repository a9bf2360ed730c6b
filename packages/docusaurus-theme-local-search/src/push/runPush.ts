import path from 'node:path';
import {parseArgs} from 'node:util';
import {createManager} from 'oramacore-client/manager';
import {batchSize, pushEntries} from './pushEntries';
import {pushStateFile} from './pushState';
import {readEntries, type PushedEntry} from './readEntries';
import {indexOf, readSettings, type Environment} from './settings';
import {tellFailure} from './tellFailure';

const usage = `docusaurus-search-push [--build FOLDER] [--dry-run]

Sends the entries of a built site to an OramaCore server, which SEARCH_ENDPOINT,
SEARCH_COLLECTION and SEARCH_WRITE_KEY name; SEARCH_INDEX is the index, "site" unless set.
FOLDER is the built site, "build" when none is named. --dry-run says what would be sent.`;

/**
 * A push may wait long for a busy service, because no reader waits for it. It does not wait for a
 * service that sends no response.
 */
const patience = {retries: 5, maxWait: 60_000, timeout: 60_000};

/** Formats a count with its noun. */
const counted = (count: number, one: string, more: string) =>
  `${count} ${count === 1 ? one : more}`;

/** Counts entries by version and category. */
function summaryOf(entries: readonly PushedEntry[]): string[] {
  const counts = new Map<string, number>();
  for (const {version, category} of entries) {
    const name = `version "${version}", category "${category}"`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Array.from(counts, ([name, count]) => `  ${name}: ${count}`);
}

/** The environment of a run of the command. */
export interface Surroundings {
  readonly environment: Environment;
  /** The current working directory. */
  readonly folder: string;
  /** Prints a line. */
  readonly print: (line: string) => void;
}

function showDryRun(entries: readonly PushedEntry[], index: string, print: (line: string) => void) {
  const all = counted(entries.length, 'entry', 'entries');
  const batches = counted(Math.ceil(entries.length / batchSize), 'batch', 'batches');
  print(`${all} in ${batches} for the index "${index}":`);
  summaryOf(entries).forEach(print);
  print('This was a dry run: nothing was sent.');
}

async function run(
  args: readonly string[],
  {environment, folder, print}: Surroundings,
): Promise<void> {
  const {values} = parseArgs({
    args: [...args],
    options: {
      build: {type: 'string', default: 'build'},
      'dry-run': {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    print(usage);
    return;
  }
  const outDir = path.resolve(folder, values.build);
  if (values['dry-run']) {
    showDryRun(readEntries(outDir), indexOf(environment), print);
    return;
  }
  const settings = readSettings(environment);
  await pushEntries({
    manager: createManager({...settings, ...patience}),
    target: `${settings.endpoint} ${settings.collectionId}`,
    index: settings.index,
    entries: readEntries(outDir),
    state: pushStateFile(
      path.join(folder, 'node_modules/.cache/docusaurus-theme-local-search/push.json'),
    ),
    onProgress: print,
  });
}

/**
 * Runs the command. It prints its progress and why it failed; no error of the client contains a
 * key.
 *
 * @returns the exit status.
 */
export async function runPush(
  args: readonly string[],
  surroundings: Surroundings,
): Promise<number> {
  try {
    await run(args, surroundings);
    return 0;
  } catch (error) {
    surroundings.print(tellFailure(error, surroundings.environment.SEARCH_ENDPOINT));
    return 1;
  }
}
