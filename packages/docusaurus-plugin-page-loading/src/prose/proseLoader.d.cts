/** A loader for the bundler. */
declare function proseLoader(
  this: {readonly getOptions: () => {readonly client: string}},
  source: string,
): string;
export = proseLoader;
