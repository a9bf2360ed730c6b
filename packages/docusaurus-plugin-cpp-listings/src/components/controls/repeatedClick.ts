import type {MouseEvent} from 'react';

/**
 * Returns whether a click is the second one of a double click. A button whose first click has given
 * it another meaning ignores it.
 */
export const isRepeatedClick = ({detail}: MouseEvent): boolean => detail > 1;
