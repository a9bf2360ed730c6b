import {chromiumOptions} from '../harness/chromium';

/**
 * Runs a command with the options of its command line. With `--help`, and after an error in the
 * options, it prints the usage instead.
 *
 * @param readOptions throws an Error that names what is wrong.
 */
export async function runCommand<Options>(
  readOptions: (args: readonly string[]) => Options,
  usage: string,
  run: (options: Options) => Promise<void>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return;
  }
  let options: Options;
  try {
    options = readOptions(args);
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
