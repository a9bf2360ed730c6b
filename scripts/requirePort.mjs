import net from 'node:net';
import {parseArgs} from 'node:util';

/** The Docusaurus commands that take a port. */
const serving = ['start', 'serve'];

/** The port if the command line does not name one. */
const defaultPort = '3000';

/** Whether another program listens at a port, as far as this process can detect. */
const isTaken = (port, host) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', ({code}) => resolve(code === 'EADDRINUSE'));
    server.listen({port, host}, () => server.close(() => resolve(false)));
  });

/**
 * Checks that the port of a Docusaurus command is valid and free. If the port is in use, Docusaurus
 * asks for another one; without a terminal it exits with status 0.
 *
 * @param args the command and its options.
 * @throws Error naming the option and its valid values.
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
      `Port ${port} is in use; stop the program that uses it, or choose another port: npm ${command === 'start' ? '' : 'run '}${command} -- --port ${number + 1}.`,
    );
  }
}
