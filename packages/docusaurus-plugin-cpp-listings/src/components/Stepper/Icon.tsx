import {type ReactNode} from 'react';

const paths = {
  first: 'M5 5h2.5v14H5zM18.5 6.5 13 12l5.5 5.5-2 2L9 12l7.5-7.5z',
  back: 'M16 6.5 10.5 12l5.5 5.5-2 2L6.5 12 14 4.5z',
  play: 'M7 4v16l13-8z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  forward: 'M8 6.5l5.5 5.5L8 17.5l2 2 7.5-7.5L10 4.5z',
  last: 'M16.5 5H19v14h-2.5zM5.5 6.5 11 12l-5.5 5.5 2 2L15 12 7.5 4.5z',
} as const;

export interface Props {
  readonly shape: keyof typeof paths;
}

/** The icon of a button, which has a label of its own. */
export default function Icon({shape}: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden>
      <path d={paths[shape]} />
    </svg>
  );
}
