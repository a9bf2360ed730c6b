/** The part of the Trusted Types API that is used. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: Readonly<
      Record<'createHTML' | 'createScript' | 'createScriptURL', (given: string) => string>
    >,
  ) => void;
}

/**
 * Creates the page's only Trusted Types policy. Scripts and workers must come from the site's own
 * paths, and HTML must contain nothing that could run. The policy refuses everything else.
 *
 * The check does not parse the HTML, because parsing would itself need a policy that accepts
 * everything. The HTML has to consist of plain text and of tags that every parser reads alike.
 *
 * An attribute value must not contain the end tag of an element whose content is text, such as
 * `noscript`. Inside such an element that end tag would end the value, and tags would begin.
 *
 * The function is put into pages as text, before anything else, so it must not use anything outside
 * its own body.
 *
 * @param scripts the paths of the site's scripts; a path that ends in a slash is a folder.
 */
export function createTrustedTypesPolicy(scripts: readonly string[]): void {
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
    // The theme writes structured data into script elements. JSON has no effect when it runs.
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
