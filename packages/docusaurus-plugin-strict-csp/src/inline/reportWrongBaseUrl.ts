/**
 * Shows a banner if scripts do not load, because the base path of the site may be wrong. It has the
 * text of Docusaurus' own banner. A strict policy refuses the markup of that banner.
 *
 * The function is put into the home page as text, so it must not use anything outside its own body.
 *
 * @param baseUrl the configured base path.
 */
export function reportWrongBaseUrl(baseUrl: string): void {
  addEventListener(
    'error',
    (event) => {
      const {target} = event;
      const isOfScript =
        target instanceof HTMLScriptElement ||
        // Some hosts respond with an HTML page instead of a missing script.
        (event instanceof ErrorEvent && event.filename.endsWith('.js'));
      const id = '__docusaurus-base-url-issue-banner';
      if (!isOfScript || 'docusaurus' in window || document.getElementById(id)) {
        return;
      }
      const banner = document.createElement('div');
      banner.id = id;
      Object.assign(banner.style, {
        border: 'thick solid red',
        color: 'black',
        backgroundColor: 'rgb(255, 230, 179)',
        margin: '20px',
        padding: '20px',
        fontSize: '20px',
      });
      const {pathname} = location;
      // The code has no named functions, because compilers wrap each in a call of a helper outside
      // of it.
      for (const [text, bold] of [
        ['', 'Your Docusaurus site did not load properly.'],
        ['A very common reason is a wrong site baseUrl configuration.', ''],
        ['Current configured baseUrl = ', baseUrl + (baseUrl === '/' ? ' (default value)' : '')],
        ['We suggest trying baseUrl = ', pathname.endsWith('/') ? pathname : `${pathname}/`],
      ] as const) {
        const line = document.createElement('p');
        const strong = document.createElement('b');
        strong.textContent = bold;
        line.append(text, strong);
        banner.append(line);
      }
      document.body.prepend(banner);
    },
    true,
  );
}
