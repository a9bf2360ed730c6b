import type {Page} from '@playwright/test';

/** The selectors to watch on a page. */
export interface Watch {
  /** The text field. */
  readonly field: string;
  /** The element that changes when results arrive. */
  readonly results: string;
  /** One result. */
  readonly result: string;
  /**
   * Matches if the shown results belong to the current text. Absent if results change only for the
   * current text.
   */
  readonly shown?: string;
  /** Contains the text whose results are shown; only with `shown`. */
  readonly shownText?: string;
  /** A link whose parameter `q` is the text whose results are shown; only with `shown`. */
  readonly shownFor?: string;
  /** Contains the text for which nothing was found; only with `shown`. */
  readonly nothing?: string;
}

/** The observations of a page in milliseconds. Times of events count from its start. */
interface Watched {
  /** The time of the first key or pointer press, other than a modifier key alone. */
  opened?: number;
  /** The time at which the first result was on the screen. */
  firstResult?: number;
  /** The time of the last change of the results. */
  lastChange?: number;
  /** The milliseconds from each key to the results of the new text. */
  keystrokes: number[];
  /** The durations of the main thread's tasks over 50 ms. */
  longTasks: number[];
  /** Resolves when the results of the field's text are shown; rejects after 30 seconds. */
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
        setTimeout(() => reject(new Error(`No results for "${text}" within 30 s.`)), 30_000);
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

  // Search only within the box, because searching the whole article would add to the measured time.
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

/** Watches every page that this tab opens next. */
export async function watch(page: Page, what: Watch): Promise<void> {
  // esbuild calls a helper, `__name`, in this script, which the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await page.addInitScript(watchPage, what);
}
