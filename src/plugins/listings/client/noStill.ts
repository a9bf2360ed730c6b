/** Stands in for the server's picture of a live listing in what readers download. */
const noStill = undefined;

export default noStill;
