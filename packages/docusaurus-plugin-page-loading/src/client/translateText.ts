import codeTranslations from '@generated/codeTranslations';

interface Declaration {
  readonly id: string;
  readonly message: string;
}

/** Does what Docusaurus' `translate` does for a text without values, and brings no React with it. */
export const translate = ({id, message}: Declaration): string => codeTranslations[id] ?? message;
