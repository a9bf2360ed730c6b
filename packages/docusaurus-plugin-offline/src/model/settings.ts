/** What pages know of the plugin's options. */
export interface Settings {
  /** Address of the worker. */
  readonly worker: string;
  /** The base path, of all languages. */
  readonly root: string;
  /** Address of the page with the controls. */
  readonly page: string;
  /** What readers call each part, by its name: texts of a language, which a build of all has not. */
  readonly labels: Readonly<Record<string, string>>;
  /** Whether there is a worker to register. */
  readonly isEnabled: boolean;
  /** Address of the web app manifest. */
  readonly webManifest: string | null;
  /** Colours of the browser around the page, by colour mode. */
  readonly themeColor: {readonly light: string; readonly dark: string} | null;
}
