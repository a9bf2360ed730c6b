declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** The fixed value or the remaining range of each variation axis. */
    readonly variationAxes: Readonly<
      Record<string, number | {readonly min: number; readonly max: number}>
    >;
    /**
     * Whether to leave out glyphs that are reachable only through layout features, such as
     * ligatures.
     */
    readonly noLayoutClosure: boolean;
  }

  /** Creates a subset of a font with some characters. */
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
