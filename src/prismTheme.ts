import type {PrismTheme} from 'prism-react-renderer';

type Token = 'comment' | 'keyword' | 'type' | 'function' | 'string' | 'number';

const colour = (token: Token) => ({color: `var(--site-token-${token})`});

/**
 * Colours fenced code blocks like listings. The colours are properties of the palette, so one
 * theme serves both colour modes.
 */
export const prismTheme: PrismTheme = {
  plain: {
    color: 'var(--ifm-font-color-base)',
    backgroundColor: 'var(--site-code-background)',
  },
  styles: [
    {types: ['comment', 'prolog', 'doctype', 'cdata'], style: colour('comment')},
    {types: ['keyword', 'selector', 'important', 'tag'], style: colour('keyword')},
    {types: ['class-name', 'namespace', 'builtin', 'attr-name'], style: colour('type')},
    {types: ['function', 'property'], style: colour('function')},
    {types: ['string', 'char', 'attr-value', 'regex', 'inserted'], style: colour('string')},
    {types: ['number', 'boolean', 'constant', 'symbol', 'deleted'], style: colour('number')},
  ],
};
