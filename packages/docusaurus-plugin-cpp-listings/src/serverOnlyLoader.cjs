// Replaces a `*.server.*` file in the client's bundle: its content is only in the HTML of pages.
module.exports = () => 'export default undefined;';
