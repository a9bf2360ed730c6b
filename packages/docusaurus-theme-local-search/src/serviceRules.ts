/** What a text must be, for the options and for the command that pushes. */
export interface Rule {
  /** Said after the text's name. */
  readonly is: string;
  readonly isRight: (text: string) => boolean;
}

/** The address of a server. What it has of a user's name and password would be in every page. */
export const serviceAddress: Rule = {
  is: 'must be an address that begins with https:// or http://, without "?", "#", a user name or a password',
  isRight(text) {
    const {username, password} = URL.canParse(text) ? new URL(text) : {username: '-'};
    return /^https?:\/\/[^?#\s]+$/.test(text) && !username && !password;
  },
};

/** The name of a collection. */
export const collectionName: Rule = {
  is: 'may have letters, digits, "-" and "_"',
  isRight: (text) => /^[\w-]+$/.test(text),
};

/** A key: it travels in a header, which takes no other characters. */
export const serviceKey: Rule = {
  is: 'may have no spaces, and no characters beyond ASCII',
  isRight: (text) => /^[!-~]+$/.test(text),
};

/** The id of an index: it has at most 64 characters, and a temporary one is longer than its index's. */
export const indexId: Rule = {
  is: 'must be of letters, digits, "-" and "_", at most 48 of them',
  isRight: (text) => /^[\w-]{1,48}$/.test(text),
};

/** The index that is filled and searched where none is named. */
export const usualIndex = 'site';
