declare module 'opentype.js/dist/opentype.mjs' {
  interface Glyph {
    /** 0 if the font lacks the character. */
    readonly index: number;
    readonly advanceWidth: number;
    readonly getPath: (
      x: number,
      y: number,
      fontSize: number,
    ) => { readonly toPathData: (decimalPlaces: number) => string };
  }
  interface Font {
    readonly unitsPerEm: number;
    readonly charToGlyph: (letter: string) => Glyph;
  }
  export const parse: (bytes: ArrayBuffer) => Font;
}
