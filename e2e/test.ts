import {expect, test as base, type BrowserContext} from '@playwright/test';
import {interceptingPage} from './interception';

/**
 * Returns a list that collects the violations of the content security policy by the pages of a
 * context. This covers the page's own policy, in its head, and the policy in the header of the host
 * and its workers.
 */
export async function collectCspViolations(context: BrowserContext): Promise<string[]> {
  const cspViolations: string[] = [];
  await context.exposeBinding('reportCspViolation', (_source, violation: string) => {
    cspViolations.push(violation);
  });
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({effectiveDirective, blockedURI, sample, sourceFile, lineNumber, target}) => {
        // Skip the inline styles that the browser itself sets where a reader edits text.
        const isEdited = target instanceof Element && target.closest('[contenteditable]');
        if (isEdited && effectiveDirective === 'style-src-attr') {
          return;
        }
        const {reportCspViolation} = window as unknown as {
          reportCspViolation: (violation: string) => void;
        };
        reportCspViolation(
          `${effectiveDirective}: ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`,
        );
      },
    );
  });
  const note = (text: string) => {
    const isInEditor = text.startsWith('Applying inline style');
    if (!isInEditor && /Content.Security.Policy|Refused by the site/i.test(text)) {
      cspViolations.push(text);
    }
  };
  // The violations of a worker appear only in the console.
  context.on('console', (message) => note(message.text()));
  context.on('weberror', (error) => note(error.error().message));
  return cspViolations;
}

/** A test of the site that fails if anything it does violates the policy. */
export const test = base.extend<{cspViolations: string[]}>({
  page: interceptingPage,
  cspViolations: [
    async ({context}, use) => {
      const cspViolations = await collectCspViolations(context);
      await use(cspViolations);
      expect(cspViolations).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
