/** Who answers searches. */
export type Provider = 'local' | 'hosted';

/** Marks tests that hold for every provider. */
export const everyProvider = '@every-provider';
