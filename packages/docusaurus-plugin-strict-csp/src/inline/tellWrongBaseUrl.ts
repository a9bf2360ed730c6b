/**
 * Tells the owner of a site whose scripts do not load that its base path may be a wrong one, in
 * the words of Docusaurus, whose own banner is markup that a strict policy refuses.
 *
 * It is put into the home page as text: it must not use what is outside of it.
 *
 * @param baseUrl the configured one.
 */
export function tellWrongBaseUrl(baseUrl: string): void {
  addEventListener(
    'error',
    (event) => {
      const {target} = event;
      const isOfScript =
        target instanceof HTMLScriptElement ||
        // Some hosts answer with a page where no script is.
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
      // No function with a name is in it: compilers call a helper for each, which is outside.
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
