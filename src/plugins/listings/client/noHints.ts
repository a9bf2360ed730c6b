/** Stands in for the hints that pages have without JavaScript in what readers download. */
const noHints = undefined;

export default noHints;
