import type {NavbarItem} from '@docusaurus/theme-common';

/** The theme's navbar item components that few sites use, by item type. */
const components = {
  doc: 'DocNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
  dropdown: 'DropdownNavbarItem',
  html: 'HtmlNavbarItem',
  localeDropdown: 'LocaleDropdownNavbarItem',
} as const;

/** Returns the types of an item and of its nested items. */
function typesOf({type, items, dropdownItemsBefore, dropdownItemsAfter}: NavbarItem): string[] {
  const own = type ?? (items ? 'dropdown' : 'default');
  const inside = [items, dropdownItemsBefore, dropdownItemsAfter].flatMap((list) =>
    Array.isArray(list) ? (list as NavbarItem[]) : [],
  );
  return [own, ...(own.endsWith('Dropdown') ? ['dropdown'] : []), ...inside.flatMap(typesOf)];
}

/**
 * Returns the names of the components in `@theme/NavbarItem/` that a site's navbar does not use.
 *
 * @param items as configured in `themeConfig.navbar`.
 */
export function unusedNavbarItems(items: readonly NavbarItem[]): string[] {
  const used = new Set(items.flatMap((item) => typesOf(item)));
  return Object.entries(components)
    .filter(([type]) => !used.has(type))
    .map(([, component]) => component);
}
