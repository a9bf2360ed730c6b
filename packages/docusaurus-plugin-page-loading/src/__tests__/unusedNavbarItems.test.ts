import {expect, it} from 'vitest';
import {unusedNavbarItems} from '../unusedNavbarItems';

it.each([
  {has: 'links alone', items: [{to: '/blog'}], used: []},
  {has: 'a type of its own', items: [{type: 'html', value: ''}], used: ['HtmlNavbarItem']},
  {
    has: 'a dropdown by its items, and what is in it',
    items: [{label: 'More', items: [{type: 'doc', docId: 'intro'}]}],
    used: ['DocNavbarItem', 'DropdownNavbarItem'],
  },
  {
    has: 'languages, which are in a dropdown',
    items: [{type: 'localeDropdown'}],
    used: ['DropdownNavbarItem', 'LocaleDropdownNavbarItem'],
  },
  {
    has: 'more in the dropdown of languages',
    items: [
      {
        type: 'localeDropdown',
        dropdownItemsBefore: [{type: 'doc', docId: 'intro'}],
        dropdownItemsAfter: [{type: 'html', value: '<hr>'}],
      },
    ],
    used: ['DocNavbarItem', 'DropdownNavbarItem', 'HtmlNavbarItem', 'LocaleDropdownNavbarItem'],
  },
])('keeps the components that a navbar needs if it has $has', ({items, used}) => {
  const all = unusedNavbarItems([]);
  expect(all.filter((component) => !unusedNavbarItems(items).includes(component))).toEqual(used);
});
