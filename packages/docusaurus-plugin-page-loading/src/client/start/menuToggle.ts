/**
 * Selects a sidebar other than that of the docs. The theme's menu would contain it, but this
 * package's menu would not.
 */
const otherSidebar = 'aside:not(:has(.theme-doc-sidebar-menu))';

/**
 * Whether a button opens the theme's menu of narrow screens, and the page contains everything that
 * the menu shows.
 */
export const isMenuToggle = (clicked: Element): clicked is HTMLElement =>
  clicked.matches('.navbar__toggle') && document.querySelector(otherSidebar) === null;

/** Fetches the code that opens the menu before the application can. */
export const importMenu = () => import(/* webpackChunkName: "menu" */ './menu');

/** Whether the page shows the button that opens the menu, as on a narrow screen. */
export const showsMenuToggle = (): boolean =>
  document.querySelector('.navbar__toggle')?.getClientRects().length === 1;
