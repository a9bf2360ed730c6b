import type {Page} from '@playwright/test';

/** What to watch on a page, as selectors. */
export interface Watch {
  /** The text field. */
  readonly field: string;
  /** What changes when there are results. */
  readonly results: string;
  /** One result. */
  readonly result: string;
  /**
   * Matches where the results that are seen are those of the text. Absent where they
   * change for no other reason.
   */
  readonly shown?: string;
  /** Holds the text whose results are seen; where there is `shown`. */
  readonly shownText?: string;
  /** A link whose parameter `q` is the text whose results are seen; where there is `shown`. */
  readonly shownFor?: string;
  /** Holds the text when nothing was found for it; where there is `shown`. */
  readonly nothing?: string;
}

/** What a page was seen to do; times in milliseconds, those of events since its start. */
interface Watched {
  /** When the first key or button was pressed; a modifier by itself is none. */
  opened?: number;
  /** When the first result was on the screen. */
  firstResult?: number;
  /** When results last changed. */
  lastChange?: number;
  /** From each key to the results of the text that it made. */
  keystrokes: number[];
  /** Lengths of the main thread's tasks over 50 ms. */
  longTasks: number[];
  /** Resolves when the results of the field's text are there; rejects after 30 seconds. */
  shown: () => Promise<void>;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Runs in the page, before its own scripts. */
function watchPage({field, results, result, shown, shownText, shownFor, nothing}: Watch): void {
  let key = 0;
  let text = '';
  let isWaiting = false;
  let onShown: (() => void)[] = [];
  const watched: Watched = {
    keystrokes: [],
    longTasks: [],
    shown: () =>
      new Promise((resolve, reject) => {
        if (!isWaiting) {
          resolve();
          return;
        }
        onShown.push(resolve);
        setTimeout(() => reject(new Error(`No results of "${text}" within 30 s.`)), 30_000);
      }),
  };
  window.watched = watched;

  // Ctrl alone does nothing: the key that is pressed with it opens the box.
  const isModifier = (event: Event) =>
    event instanceof KeyboardEvent && ['Control', 'Meta'].includes(event.key);
  const press = (event: Event) => {
    if (!isModifier(event)) {
      watched.opened ??= event.timeStamp;
      key = event.timeStamp;
    }
  };
  addEventListener('keydown', press, true);
  addEventListener('pointerdown', press, true);
  addEventListener(
    'input',
    ({target}) => {
      const input = target as HTMLInputElement;
      if (input.matches(field) && input.value.trim() !== text) {
        text = input.value.trim();
        isWaiting = text !== '';
      }
    },
    true,
  );

  // Looked for within the box alone: to look through the article takes a reader's time.
  let box: Element | null = null;
  const find = (selector: string): Element | null => {
    box = box?.isConnected ? box : document.querySelector(results);
    return box?.querySelector(selector) ?? null;
  };
  const isForText = (link: Element | null): boolean =>
    link instanceof HTMLAnchorElement && new URL(link.href).searchParams.get('q') === text;
  const holdsText = (selector: string): boolean => find(selector)?.textContent.trim() === text;
  const isShown = (): boolean =>
    !shown ||
    (find(shown) !== null &&
      (!shownFor || isForText(find(shownFor))) &&
      (!shownText || holdsText(shownText))) ||
    (!find(result) && nothing !== undefined && holdsText(nothing));

  new MutationObserver((records) => {
    if (!records.some(({target}) => (target as Element).parentElement?.closest(results))) {
      return;
    }
    watched.lastChange = performance.now();
    if (watched.firstResult === undefined && find(result)) {
      watched.firstResult = Infinity;
      requestAnimationFrame(() =>
        setTimeout(() => {
          watched.firstResult = performance.now();
        }),
      );
    }
    if (isWaiting && isShown()) {
      isWaiting = false;
      watched.keystrokes.push(performance.now() - key);
      onShown.forEach((resolve) => resolve());
      onShown = [];
    }
  }).observe(document, {subtree: true, childList: true, characterData: true, attributes: true});

  new PerformanceObserver((list) =>
    list.getEntries().forEach(({duration}) => watched.longTasks.push(duration)),
  ).observe({type: 'longtask'});
}

/** Has every page that is opened next be watched. */
export async function watch(page: Page, what: Watch): Promise<void> {
  // The compiler of this script names functions by a helper that a page does not have.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await page.addInitScript(watchPage, what);
}
