// Replaces a module of the server in the client's bundle, and one of the client in the server's.
module.exports = () => 'export default undefined;';
