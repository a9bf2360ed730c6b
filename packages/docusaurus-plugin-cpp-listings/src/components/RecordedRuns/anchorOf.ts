/** Returns the id of a listing's run on the page of its article's recorded runs. */
export const anchorOf = (file: string): string => file.replaceAll('/', '-').replace(/\.cpp$/, '');

/** Returns the id of the table of a problem's costs on that page. */
export const countsAnchor = (problem: string): string => `counts-${anchorOf(problem)}`;
