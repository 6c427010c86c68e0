declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: {
      readonly targetFormat?: 'woff2' | 'woff' | 'sfnt';
      readonly variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Uint8Array<ArrayBuffer>>;
}
