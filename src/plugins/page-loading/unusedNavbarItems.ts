import type {NavbarItem} from '@docusaurus/theme-common';

/** The theme's components of items that a site may well have none of, by their types. */
const components = {
  doc: 'DocNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
  dropdown: 'DropdownNavbarItem',
  html: 'HtmlNavbarItem',
  localeDropdown: 'LocaleDropdownNavbarItem',
} as const;

/** The types that an item needs the components of: its own, and those of what it is made of. */
function typesOf({type, items}: NavbarItem): string[] {
  const own = type ?? (items ? 'dropdown' : 'default');
  return [
    own,
    ...(own.endsWith('Dropdown') ? ['dropdown'] : []),
    ...(Array.isArray(items) ? items.flatMap((item: NavbarItem) => typesOf(item)) : []),
  ];
}

/**
 * The theme's components of the navbar that no page of a site needs, as
 * `@theme/NavbarItem/…` names them.
 *
 * @param items as configured in `themeConfig.navbar`.
 */
export function unusedNavbarItems(items: readonly NavbarItem[]): string[] {
  const used = new Set(items.flatMap((item) => typesOf(item)));
  return Object.entries(components)
    .filter(([type]) => !used.has(type))
    .map(([, component]) => component);
}
