/** The elements that load files into a page, with the attributes that name the files. */
const loading: Readonly<Record<string, readonly string[]>> = {
  audio: ['src'],
  form: ['action'],
  img: ['src', 'srcset'],
  link: ['href'],
  script: ['src'],
  source: ['src', 'srcset'],
  track: ['src'],
  video: ['src', 'poster'],
};

/** The elements that show another document, with the attribute that names it. */
const frames: Readonly<Record<string, string>> = {
  embed: 'src',
  frame: 'src',
  iframe: 'src',
  object: 'data',
};

/** Whether a link loads a file, and does not only name an address. */
const isLoaded = (rel = '') => /\b(?:stylesheet|icon|preload|modulepreload|manifest)\b/i.test(rel);

/** Returns the addresses of the files that an element loads. */
function filesOf(name: string, attributes: Readonly<Record<string, string>>): readonly string[] {
  if (name === 'link' && !isLoaded(attributes.rel)) {
    return [];
  }
  return (loading[name] ?? []).flatMap((attribute) => {
    const value = attributes[attribute] ?? '';
    return attribute === 'srcset'
      ? value.split(',').map((image) => image.trim().replace(/\s.*/s, ''))
      : [value];
  });
}

/** Whether an address is on another origin. Data URLs are on none. */
const isElsewhere = (address: string, origin: string) =>
  URL.canParse(address, origin) &&
  !/^data:/i.test(address.trim()) &&
  new URL(address, origin).origin !== origin;

/**
 * Whether an element loads what a policy does not allow: a frame, or a file of another origin.
 *
 * @param origin the origin of the site, such as `https://example.org`.
 */
export const loadsRefused = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  origin: string,
): boolean =>
  attributes[frames[name] ?? ''] !== undefined ||
  filesOf(name, attributes).some((file) => isElsewhere(file, origin));
