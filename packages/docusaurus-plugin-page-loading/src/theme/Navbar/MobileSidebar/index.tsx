import {useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-init/Navbar/MobileSidebar';
import {useOpenMenu} from './useOpenMenu';
import './styles.css';

/**
 * The menu of narrow screens. Unlike the menu of the classic theme, it is mounted when the reader
 * opens it, and unmounted with the page. A closed menu with all docs would be rendered twice more
 * for each page.
 */
export default function NavbarMobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {pathname} = useLocation();
  const [openedOn, setOpenedOn] = useState<string>();
  if (shown && openedOn !== pathname) {
    setOpenedOn(pathname);
  }
  useOpenMenu(shown, toggle);
  return openedOn === pathname && <MobileSidebar />;
}
