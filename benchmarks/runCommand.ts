import {chromiumOptions} from '../harness/chromium';

/**
 * Runs a command with the options of its command line; options that it does not know end it with
 * its usage.
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
    // Before what takes minutes: each measures in it.
    chromiumOptions();
    await run(options);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
