import {expect, test as base, type BrowserContext} from '@playwright/test';

/**
 * Notes whatever the pages of a context do that breaks the content security policy: the page's
 * own, in its head, and the header's, which its host and its workers have.
 */
export async function watchRefusals(context: BrowserContext): Promise<string[]> {
  const refusals: string[] = [];
  await context.exposeBinding('tellRefusal', (_source, refusal: string) => {
    refusals.push(refusal);
  });
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({effectiveDirective, blockedURI, sample, sourceFile, lineNumber, target}) => {
        // What the browser itself would write where a reader edits text.
        const isEdited = target instanceof Element && target.closest('[contenteditable]');
        if (isEdited && effectiveDirective === 'style-src-attr') {
          return;
        }
        const {tellRefusal} = window as unknown as {tellRefusal: (refusal: string) => void};
        tellRefusal(`${effectiveDirective}: ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`);
      },
    );
  });
  const note = (text: string) => {
    const isInEditor = text.startsWith('Applying inline style');
    if (!isInEditor && /Content.Security.Policy|Refused by the site/i.test(text)) {
      refusals.push(text);
    }
  };
  // What a worker may not do is told in the console alone.
  context.on('console', (message) => note(message.text()));
  context.on('weberror', (error) => note(error.error().message));
  return refusals;
}

/** A test of the site, which fails when anything that it does breaks the policy. */
export const test = base.extend<{refusals: string[]}>({
  refusals: [
    async ({context}, use) => {
      const refusals = await watchRefusals(context);
      await use(refusals);
      expect(refusals).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
