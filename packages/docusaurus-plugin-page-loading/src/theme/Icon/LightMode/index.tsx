import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/LightMode';

/**
 * A sun, drawn as strokes. The outlines of the classic theme add eight times as many bytes to every
 * page.
 */
export default function IconLightMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        d="M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M5 19l1-1M18 6l1-1"
      />
    </svg>
  );
}
