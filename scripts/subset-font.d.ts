declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** Of each axis the value that it is pinned to, or the range that is kept. */
    readonly variationAxes: Readonly<
      Record<string, number | {readonly min: number; readonly max: number}>
    >;
    /** Whether glyphs that the characters lead to by ligatures and the like are left out. */
    readonly noLayoutClosure: boolean;
  }

  /** Makes a font of some characters of another. */
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
