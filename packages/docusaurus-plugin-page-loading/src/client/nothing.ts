/** Takes the place of a module that pages do not need. */
export default undefined;
