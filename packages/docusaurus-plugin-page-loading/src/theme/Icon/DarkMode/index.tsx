import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/DarkMode';

/**
 * A crescent, drawn as one stroke. The outline of the classic theme adds more bytes to every page.
 */
export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
        d="M10 4a6.5 6.5 0 0 0 10 10A8 8 0 1 1 10 4z"
      />
    </svg>
  );
}
