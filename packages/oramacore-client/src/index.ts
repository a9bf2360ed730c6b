export * from './analytics';
export * from './answers';
export * from './manager';
export * from './search';
