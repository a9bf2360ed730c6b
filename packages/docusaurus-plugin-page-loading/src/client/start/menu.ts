import {translate} from '@docusaurus/Translate';
import {isForThisTab} from '../isForThisTab';
import {addMenuEntry, removeMenuEntry} from '../menuEntry';
import {click} from './eventQueue';
import {nextFrame} from '../nextFrame';
import styles from './menu.module.css';

/** Creates an element with the children that are defined. */
function make<Name extends 'div' | 'ul' | 'li' | 'button'>(
  name: Name,
  className: string,
  ...children: readonly (Node | undefined)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

function copyOf(selector: string): HTMLElement | undefined {
  return document.querySelector(selector)?.cloneNode(true) as HTMLElement | undefined;
}

/** Creates a button that works without the application. */
function makeButton(className: string, act: () => void, ...children: Node[]): HTMLButtonElement {
  const button = make('button', `clean-btn ${className}`, ...children);
  button.type = 'button';
  button.dataset.needsNoApplication = '';
  button.addEventListener('click', act);
  return button;
}

function closeIcon(): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const icon = document.createElementNS(namespace, 'svg');
  const cross = document.createElementNS(namespace, 'path');
  const set = (element: Element, attributes: Readonly<Record<string, string>>) =>
    Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
  set(icon, {viewBox: '0 0 15 15', width: '21', height: '21', 'aria-hidden': 'true'});
  set(cross, {
    d: 'M.75.75l13.5 13.5M14.25.75L.75 14.25',
    stroke: 'var(--ifm-color-emphasis-600)',
    'stroke-width': '1.2',
  });
  icon.append(cross);
  return icon;
}

/** Copies the colour mode toggle, which works before the application starts. */
function copyOfColorToggle(): HTMLElement | undefined {
  const toggle = document.querySelector('.navbar [data-color-mode-toggle]')?.parentElement;
  const copy = toggle?.cloneNode(true) as HTMLElement | undefined;
  if (copy) {
    // The theme's second class hides it on narrow screens.
    copy.className = `${copy.classList[0] ?? ''} margin-right--md`;
  }
  return copy;
}

/** Copies the links of the navbar into a list. */
function primaryMenu(): HTMLUListElement {
  const links = [...document.querySelectorAll('.navbar__items .navbar__link')];
  return make(
    'ul',
    'menu__list',
    ...links.map((link) => {
      const copy = link.cloneNode(true) as HTMLElement;
      const isActive = link.matches('.navbar__link--active');
      copy.className = isActive ? 'menu__link menu__link--active' : 'menu__link';
      return make('li', 'menu__list-item', copy);
    }),
  );
}

/**
 * Collapses or expands a category of the docs. A category whose list is not in the page opens its
 * page instead.
 */
function toggleCategory(caret: Element): void {
  const item = caret.closest('.menu__list-item');
  const list = item?.querySelector('ul');
  if (!item || !list) {
    item?.querySelector('a')?.click();
    return;
  }
  const isCollapsed = item.classList.toggle('menu__list-item--collapsed');
  list.hidden = isCollapsed;
  caret.setAttribute('aria-expanded', String(!isCollapsed));
}

/** Copies the docs sidebar of the page. */
function secondaryMenu(): HTMLElement | undefined {
  const menu = copyOf('.theme-doc-sidebar-menu');
  menu?.querySelectorAll<HTMLElement>('.menu__caret').forEach((caret) => {
    caret.dataset.needsNoApplication = '';
    caret.addEventListener('click', () => toggleCategory(caret));
  });
  return menu;
}

/** A menu that is shown until the application can show its own. */
export interface Menu {
  /** Makes the application open its own menu, and removes this one. */
  readonly handOver: () => Promise<void>;
}

let open: Menu | undefined;

/**
 * Opens a menu of the links on the page, which looks like the theme's menu of narrow screens. It is
 * outside the element that React hydrates. A reader who waited for this code may have clicked
 * twice: an open menu stays open.
 *
 * @param toggle the button that was clicked.
 */
export function openMenu(toggle: HTMLElement): Menu {
  if (open) {
    return open;
  }
  const docs = secondaryMenu();
  const items = make('div', 'navbar-sidebar__items');
  const primary = make('div', 'navbar-sidebar__item menu', primaryMenu());
  const secondary = make('div', 'navbar-sidebar__item menu');
  const showDocs = (isShown: boolean) => {
    items.classList.toggle('navbar-sidebar__items--show-secondary', isShown);
    primary.inert = isShown;
    secondary.inert = !isShown;
  };
  if (docs) {
    const back = translate({
      id: 'pageLoading.menu.back',
      message: '← Back to main menu',
      description: 'Button of the menu of narrow screens that leads from the docs to all links',
    });
    const showLinks = () => {
      showDocs(false);
      primary.querySelector('a')?.focus({preventScroll: true});
    };
    const leave = makeButton('navbar-sidebar__back', showLinks, new Text(back));
    secondary.append(leave, docs);
  }
  showDocs(docs !== undefined);
  items.append(primary, secondary);

  const closeButton = makeButton('navbar-sidebar__close', () => close(), closeIcon());
  closeButton.ariaLabel = translate({
    id: 'pageLoading.menu.close',
    message: 'Close navigation bar',
    description: 'Button that closes the menu of narrow screens',
  });
  const backdrop = make('div', 'navbar-sidebar__backdrop');
  const brand = make(
    'div',
    'navbar-sidebar__brand',
    copyOf('.navbar__brand'),
    copyOfColorToggle(),
    closeButton,
  );
  const menu = make(
    'div',
    `navbar-sidebar--show ${styles.menu ?? ''}`,
    backdrop,
    make('div', 'navbar-sidebar', brand, items),
  );
  const listening = new AbortController();
  const {signal} = listening;
  const remove = () => {
    open = undefined;
    listening.abort();
    menu.remove();
  };
  const hide = () => {
    remove();
    document.body.style.overflow = '';
    toggle.ariaExpanded = 'false';
  };
  const close = () => {
    hide();
    removeMenuEntry();
    toggle.focus();
  };
  backdrop.addEventListener('click', close);
  menu.addEventListener('keydown', ({key}) => {
    if (key === 'Escape') {
      close();
    }
  });
  menu.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.target === '' && isForThisTab(event)) {
      event.preventDefault();
      // The browser may keep this page in memory and show it again when the reader goes back.
      hide();
      // The next page replaces the entry of the menu. Otherwise going back would lead to it.
      window.location.replace(link.href);
    }
  });
  addEventListener('popstate', close, {signal});
  addEventListener(
    'resize',
    () => {
      // Wide windows have neither the button nor the menu.
      if (toggle.getClientRects().length === 0) {
        close();
      }
    },
    {signal},
  );
  addMenuEntry();
  document.body.append(menu);
  document.body.style.overflow = 'hidden';
  toggle.ariaExpanded = 'true';
  closeButton.focus();

  open = {
    async handOver() {
      if (!open) {
        return;
      }
      click(toggle);
      await nextFrame();
      const own = document.querySelector('.navbar .navbar-sidebar');
      if (docs && !primary.inert) {
        own?.querySelector<HTMLElement>('.navbar-sidebar__back')?.click();
      }
      await Promise.allSettled((own?.getAnimations() ?? []).map(({finished}) => finished));
      const controls = (part: Element | null) => [
        ...(part?.querySelectorAll<HTMLElement>('a, button') ?? []),
      ];
      const focused = controls(menu).findIndex((control) => control === document.activeElement);
      remove();
      controls(own)[focused]?.focus();
    },
  };
  return open;
}
