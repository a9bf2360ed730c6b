/** A rule for a value, shared by the options and the push command. */
export interface Rule {
  /** The message that follows the value's name. */
  readonly requirement: string;
  readonly isValid: (text: string) => boolean;
}

/**
 * The address of a server, without a user name or password, because every page would contain
 * them.
 */
export const serviceAddress: Rule = {
  requirement:
    'must be an address that begins with https:// or http://, without "?", "#", a user name or a password',
  isValid(text) {
    const {username, password} = URL.canParse(text) ? new URL(text) : {username: '-'};
    return /^https?:\/\/[^?#\s]+$/.test(text) && !username && !password;
  },
};

/** The name of a collection. */
export const collectionName: Rule = {
  requirement: 'may contain only letters, digits, "-" and "_"',
  isValid: (text) => /^[\w-]+$/.test(text),
};

/** A key. It is sent in an HTTP header, which allows no other characters. */
export const serviceKey: Rule = {
  requirement: 'may contain only ASCII characters, and no spaces',
  isValid: (text) => /^[!-~]+$/.test(text),
};

/**
 * The id of an index. The server allows 64 characters; the limit of 48 leaves room for the longer
 * id of a temporary index.
 */
export const indexId: Rule = {
  requirement: 'must consist of at most 48 letters, digits, "-" and "_"',
  isValid: (text) => /^[\w-]{1,48}$/.test(text),
};

/** The default index, for pushing and searching. */
export const defaultIndex = 'site';
