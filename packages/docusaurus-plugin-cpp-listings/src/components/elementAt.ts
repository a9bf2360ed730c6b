/** Returns the start of an error about an element of a page: its place, if known, and the element. */
export const elementAt = (place: string | undefined, element: string): string =>
  place === undefined ? element : `${place}: ${element}`;
