/** How Chromium is started: `CHROMIUM_PATH` is a path, or the name of a program. */
export function chromiumOptions(): {executablePath: string; args: string[]} {
  const {CHROMIUM_PATH = 'chromium'} = process.env;
  return {
    executablePath: CHROMIUM_PATH.includes('/') ? CHROMIUM_PATH : `/usr/bin/${CHROMIUM_PATH}`,
    args: [
      // Chromium's sandbox refuses to start as root, which containers run as.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
