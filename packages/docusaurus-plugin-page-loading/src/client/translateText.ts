import codeTranslations from '@generated/codeTranslations';

interface Declaration {
  readonly id: string;
  readonly message: string;
}

/**
 * Does the same as Docusaurus' `translate` for a text without placeholders, but does not import
 * React.
 */
export const translate = ({id, message}: Declaration): string => codeTranslations[id] ?? message;
