/** A sidebar that the menu would have, and that is not the docs'. */
const otherSidebar = 'aside:not(:has(.theme-doc-sidebar-menu))';

/** Whether a button opens the theme's menu of narrow screens, and the page has all that is in it. */
export const isMenuToggle = (clicked: Element): clicked is HTMLElement =>
  clicked.matches('.navbar__toggle') && document.querySelector(otherSidebar) === null;

/** Fetches what opens a menu before the application can. */
export const importMenu = () => import(/* webpackChunkName: "menu" */ './menu');

/** Whether the page has a button that opens the menu: the screen is narrow. */
export const showsMenuToggle = (): boolean =>
  document.querySelector('.navbar__toggle')?.getClientRects().length === 1;
