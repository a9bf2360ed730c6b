import path from 'node:path';
import {parseArgs} from 'node:util';
import {createManager} from 'oramacore-client/manager';
import {batchSize, pushEntries} from './pushEntries';
import {pushStateFile} from './pushState';
import {readEntries, type PushedEntry} from './readEntries';
import {indexOf, readSettings, type Environment} from './settings';
import {describeError} from './describeError';

const usage = `Usage: docusaurus-search-push [--build FOLDER] [--dry-run]

Sends the search entries of a built site to an OramaCore server.

Options:
  --build FOLDER     the folder of the built site; "build" by default
  --dry-run          lists what would be sent, and sends nothing

Environment variables:
  SEARCH_ENDPOINT    the address of the OramaCore server
  SEARCH_COLLECTION  the id of the collection
  SEARCH_WRITE_KEY   the key that may change the collection
  SEARCH_INDEX       the id of the index; "site" by default`;

/**
 * A push may wait long for a busy service, because no reader waits for it. It does not wait for a
 * service that sends no response.
 */
const retryOptions = {retries: 5, maxWait: 60_000, timeout: 60_000};

/** Formats a count with its noun. */
const formatCount = (count: number, one: string, more: string) =>
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
export interface CommandContext {
  readonly environment: Environment;
  /** The current working directory. */
  readonly folder: string;
  /** Prints a line. */
  readonly print: (line: string) => void;
}

function showDryRun(entries: readonly PushedEntry[], index: string, print: (line: string) => void) {
  const all = formatCount(entries.length, 'entry', 'entries');
  const batches = formatCount(Math.ceil(entries.length / batchSize), 'batch', 'batches');
  print(`${all} in ${batches} for the index "${index}":`);
  summaryOf(entries).forEach(print);
  print('This was a dry run: nothing was sent.');
}

async function run(
  args: readonly string[],
  {environment, folder, print}: CommandContext,
): Promise<void> {
  const {values} = parseArgs({
    args: [...args],
    options: {
      build: {type: 'string', default: 'build'},
      'dry-run': {type: 'boolean'},
      help: {type: 'boolean'},
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
    manager: createManager({...settings, ...retryOptions}),
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
export async function runPush(args: readonly string[], context: CommandContext): Promise<number> {
  try {
    await run(args, context);
    return 0;
  } catch (error) {
    context.print(describeError(error, context.environment.SEARCH_ENDPOINT));
    return 1;
  }
}
