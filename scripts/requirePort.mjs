import net from 'node:net';
import {parseArgs} from 'node:util';

/** The commands of Docusaurus that take a port. */
const serving = ['start', 'serve'];

/** The port where none is named. */
const defaultPort = '3000';

/** Whether a program listens at a port, as far as this one can tell. */
const isTaken = (port, host) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', ({code}) => resolve(code === 'EADDRINUSE'));
    server.listen({port, host}, () => server.close(() => resolve(false)));
  });

/**
 * Requires that the port that a command line of Docusaurus names is one, and a free one: where it
 * is taken, Docusaurus asks for another, and where nobody can be asked, it ends as if all was well.
 *
 * @param args the command and its options.
 * @throws Error naming the option and what it may be.
 */
export async function requirePort([command, ...args]) {
  if (!serving.includes(command)) {
    return;
  }
  const {port = defaultPort, host} = parseArgs({
    args,
    options: {port: {type: 'string', short: 'p'}, host: {type: 'string', short: 'h'}},
    strict: false,
  }).values;
  const number = Number(port);
  if (!(Number.isInteger(number) && number >= 1 && number <= 65_535)) {
    throw new Error(
      `--port must be a number from 1 to 65535, such as npm start -- --port 3001; it is ${JSON.stringify(port)}.`,
    );
  }
  if (!process.stdout.isTTY && ((await isTaken(number, host)) || (await isTaken(number)))) {
    throw new Error(
      `Port ${port} is taken; end what listens there, or name another: npm ${command === 'start' ? '' : 'run '}${command} -- --port ${number + 1}.`,
    );
  }
}
