import type {ReactNode} from 'react';
import Desktop from '@theme-init/NavbarItem/DropdownNavbarItem/Desktop';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';

/**
 * A dropdown of the navbar. The links of its items that do more than lead to a page, such as those of
 * the versions, which store the reader's choice, wait for the application.
 */
export default function DropdownNavbarItemDesktop({items, ...props}: Props): ReactNode {
  const waiting = items.map((item) =>
    item.onClick ? {...item, 'data-needs-application': ''} : item,
  );
  return <Desktop {...props} items={waiting} />;
}
