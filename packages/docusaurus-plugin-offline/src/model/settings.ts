/** The settings that pages get from the plugin's options. */
export interface Settings {
  /** Address of the worker. */
  readonly worker: string;
  /** The base path of the site with all its languages. */
  readonly root: string;
  /** Address of the offline page. */
  readonly page: string;
  /**
   * The label of each part by its name. Labels depend on the language, so the manifest of all
   * languages does not contain them.
   */
  readonly labels: Readonly<Record<string, string>>;
  /** Whether there is a worker to register. */
  readonly isEnabled: boolean;
  /** Address of the web app manifest. */
  readonly webManifest: string | null;
  /** Theme colours of the browser, by colour mode. */
  readonly themeColor: {readonly light: string; readonly dark: string} | null;
}
