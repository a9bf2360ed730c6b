// Replaces a server module in the client bundle, and a client module in the server bundle.
module.exports = () => 'export default undefined;';
