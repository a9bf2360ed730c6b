import {expect, it} from 'vitest';
import {omitMisleadingMessages} from '../misleadingMessages.mjs';

/** Returns what a logger prints of messages. */
function printed(...messages: readonly string[]): string[] {
  const texts: string[] = [];
  const logger = {
    warn: (text: string) => void texts.push(text),
    error: (text: string) => void texts.push(text),
  };
  omitMisleadingMessages(logger);
  messages.forEach((message) => {
    logger.warn(message);
    logger.error(message);
  });
  return texts;
}

const babel =
  'Docusaurus site warnings:\n- Your site is using the SWC js loader. Remove babel.config.js.';

it('omits the advice to remove babel.config.js and to quote values of front matter', () => {
  expect(printed(babel, 'Error while parsing Markdown front matter.\nTry double quotes.')).toEqual(
    [],
  );
});

it('omits that a version of the docs cannot be loaded, before the mistake in a page of it', () => {
  expect(printed('Loading of version failed for version name=,')).toEqual([]);
});

it('keeps other messages, and warnings of the site that stand next to the advice', () => {
  const others = ['Docusaurus found broken links!', `${babel}\n- A second warning.`];
  expect(printed(...others)).toEqual(others.flatMap((text) => [text, text]));
});
