/** An empty module that replaces modules that pages do not need. */
export default undefined;
