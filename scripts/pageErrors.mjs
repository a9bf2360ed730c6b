/** Matches the bundler's error for a file that the site has no more, or does not have yet. */
const ofOldSite = /Cannot find module '@(site|generated)\//;

/**
 * Makes the bundler's development server show the errors of reloads in pages, as it shows its own.
 * Docusaurus only prints them.
 *
 * @param {Function} Server the class of the server.
 * @returns {(messages: readonly string[]) => void} a function that takes the current errors.
 */
export function makePagesShowErrors({prototype}) {
  const {getStats, sendMessage} = prototype;
  let server;
  let current = [];
  prototype.getStats = function getStatsWithErrors(compiled) {
    server = this;
    const stats = getStats.call(this, compiled);
    const isNew = (message) => !stats.errors.some((error) => error.message.includes(message));
    // After a failed reload, the bundler still reads the site as it was before.
    const errors = stats.errors.filter(
      ({message}) => current.length === 0 || !ofOldSite.test(message),
    );
    return {...stats, errors: [...current.filter(isNew), ...errors]};
  };
  prototype.sendMessage = function replaceErrors(clients, type, ...data) {
    // A page adds errors to those that it shows; this message ends the earlier ones.
    if (type === 'errors') {
      sendMessage.call(this, clients, 'invalid');
    }
    sendMessage.call(this, clients, type, ...data);
  };
  return (messages) => {
    const isSame = JSON.stringify(messages) === JSON.stringify(current);
    current = messages;
    if (isSame || !server?.stats || !server.webSocketServer) {
      return;
    }
    const {errors} = server.getStats(server.stats);
    const {clients} = server.webSocketServer;
    server.sendMessage(clients, ...(errors.length > 0 ? ['errors', errors] : ['ok']));
  };
}
