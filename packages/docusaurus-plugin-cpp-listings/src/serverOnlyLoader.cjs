// Replaces a `*.server.*` file in the client bundle: what it holds is in the pages' HTML alone.
module.exports = () => 'export default undefined;';
