import {chromiumOptions} from '../harness/chromium';

/**
 * Runs a command with the options of its command line. On invalid options it prints the usage and
 * exits.
 *
 * @param readOptions throws an Error that names what is wrong.
 */
export async function runCommand<Options>(
  readOptions: (args: readonly string[]) => Options,
  usage: string,
  run: (options: Options) => Promise<void>,
): Promise<void> {
  let options: Options;
  try {
    options = readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exitCode = 2;
    return;
  }
  try {
    // Fail early if Chromium is missing, because every command needs it after minutes of work.
    chromiumOptions();
    await run(options);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
