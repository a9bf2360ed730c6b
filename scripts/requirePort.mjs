import {parseArgs} from 'node:util';

/** The commands of Docusaurus that take a port. */
const serving = ['start', 'serve'];

/**
 * Requires that the port that a command line of Docusaurus names is one.
 *
 * @param args the command and its options.
 * @throws Error naming the option and what it may be.
 */
export function requirePort([command, ...args]) {
  if (!serving.includes(command)) {
    return;
  }
  const {port} = parseArgs({
    args,
    options: {port: {type: 'string', short: 'p'}},
    strict: false,
  }).values;
  const number = Number(port);
  if (port !== undefined && !(Number.isInteger(number) && number >= 1 && number <= 65_535)) {
    throw new Error(
      `--port must be a number from 1 to 65535, such as npm start -- --port 3001; it is ${JSON.stringify(port)}.`,
    );
  }
}
