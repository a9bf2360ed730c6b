/** The part of Trusted Types that is used. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: Readonly<
      Record<'createHTML' | 'createScript' | 'createScriptURL', (given: string) => string>
    >,
  ) => void;
}

/**
 * Makes the page's only policy of Trusted Types: scripts and workers come from the site's own
 * folder, and what is written as HTML has nothing in it that could run. It refuses anything else.
 *
 * HTML is not parsed to be checked, since that itself would need a policy that lets everything
 * pass. It has to consist of plain text and of tags that every parser reads alike.
 *
 * In a value of an attribute there is no end of an element whose content is text, such as
 * `noscript`: within one the value would end there, and tags begin.
 *
 * It is put into pages as text, before anything else: it must not use what is outside of it.
 *
 * @param scripts the paths of the site's scripts; those that end in a slash are folders.
 */
export function trustOwnMarkup(scripts: readonly string[]): void {
  const {trustedTypes} = window as Window & {readonly trustedTypes?: TrustedTypes};
  const tags =
    /<(?:!--[^<>]*-->|\/?([a-z][\w:-]*)((?:\s+[\w:@.-]+(?:\s*=\s*(?:"(?:[^"<]|<(?!\/(?:no|te|ti|xmp|pl)))*"|'(?:[^'<]|<(?!\/(?:no|te|ti|xmp|pl)))*'|[^\s"'=<>`]+))?)*)\s*\/?>)?/gi;
  const attributes = /([\w:@.-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;
  const refusedTags =
    /^(?:animate.*|applet|base|embed|foreignobject|frame.*|iframe|link|math|meta|object|script|set|style|svg:.*)$/i;
  const refusedAttributes = /^(?:on.*|style|srcdoc|form.*|action|is|nonce)$/i;
  const addresses = /^(?:.*href|src|data|poster)$/i;
  const isSafeAddress = (address: string) =>
    /^\s*(?:https?:|mailto:|[^:&]*(?:[/?#]|$))/i.test(address);
  const isSafeTag = ([tag, name, given = '']: RegExpMatchArray) =>
    name === undefined
      ? tag !== '<'
      : !refusedTags.test(name) &&
        [...given.matchAll(attributes)].every(
          ([, attribute = '', one, other, bare]) =>
            !refusedAttributes.test(attribute) &&
            (!addresses.test(attribute) || isSafeAddress(one ?? other ?? bare ?? '')),
        );
  const refuse = (what: string): never => {
    throw new TypeError(`Refused by the site's policy: ${what.slice(0, 200)}`);
  };
  trustedTypes?.createPolicy('default', {
    createHTML(html) {
      const unsafe = [...html.matchAll(tags)].find((tag) => !isSafeTag(tag));
      return unsafe ? refuse(html.slice(unsafe.index)) : html;
    },
    // The theme writes structured data into script elements; data does nothing when it is run.
    createScript(text) {
      try {
        JSON.parse(text);
        return text;
      } catch {
        return refuse(text);
      }
    },
    createScriptURL(address) {
      const {origin, pathname} = new URL(address, document.baseURI);
      const isOwn = (script: string) =>
        script.endsWith('/') ? pathname.startsWith(script) : pathname === script;
      return origin === location.origin && scripts.some(isOwn) ? address : refuse(address);
    },
  });
}
