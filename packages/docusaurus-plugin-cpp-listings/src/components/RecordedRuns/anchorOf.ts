/** Returns the fragment of a listing's run on the page of its article's recorded runs. */
export const anchorOf = (file: string): string => file.replaceAll('/', '-').replace(/\.cpp$/, '');
