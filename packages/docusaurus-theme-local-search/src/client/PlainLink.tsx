import {type ComponentProps, type ReactNode} from 'react';
import {isForThisTab} from './isForThisTab';

export interface Props extends Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'onAuxClick'> {
  readonly href: string;
  /** Follows the link in this tab, in place of the browser. */
  readonly onFollow: () => void;
  /** Called when the browser opens the link elsewhere, such as in a new tab. */
  readonly onOpenElsewhere?: () => void;
}

const middleButton = 1;

/**
 * A link that leaves new tabs, new windows and downloads to the browser. It prefetches nothing:
 * the link of Docusaurus would load the page of every visible result at every keystroke.
 */
export default function PlainLink({
  href,
  onFollow,
  onOpenElsewhere,
  children,
  ...rest
}: Props): ReactNode {
  return (
    // oxlint-disable-next-line @docusaurus/no-html-links -- see above
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (isForThisTab(event)) {
          event.preventDefault();
          onFollow();
        } else {
          onOpenElsewhere?.();
        }
      }}
      onAuxClick={({button}) => {
        if (button === middleButton) {
          onOpenElsewhere?.();
        }
      }}
    >
      {children}
    </a>
  );
}
