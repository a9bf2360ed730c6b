/**
 * A control outside of the text of docs that responds before the application has started. The
 * application renders it, too.
 *
 * @public
 */
export interface Control {
  /** Makes the control respond to clicks; resolves when it does. */
  readonly start: (element: HTMLElement) => Promise<void>;
  /**
   * Fetches the code of what the control opens, while the reader reads. Called on pages that fetch
   * React for their islands.
   */
  readonly fetchAhead?: () => Promise<unknown>;
  /**
   * Prepares for the text that the reader has typed so far into the field that the control is about
   * to open. Called at each letter.
   */
  readonly prepareFor?: (element: HTMLElement, text: string) => void;
}

/**
 * The default export of a module that the plugin's options name: its controls by name.
 *
 * @public
 */
export type Controls = Readonly<Record<string, Control>>;
