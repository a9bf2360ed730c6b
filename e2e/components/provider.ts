/** The search provider. */
export type Provider = 'local' | 'hosted';

/** The tag of tests that hold for every search provider. */
export const everyProvider = '@every-provider';
