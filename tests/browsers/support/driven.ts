/** A step of the WebDriver protocol's "perform actions", which both protocols take in the same form. */
export interface Device {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' | 'touch' };
  readonly actions: readonly Readonly<Record<string, unknown>>[];
}

/** What a program does with a browser through its own protocol. */
export interface Driven {
  /** Opens an address in its one page. */
  readonly open: (url: string) => Promise<void>;
  /** Gives the page a size in CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Calls the source text of a function in the page, with arguments and an answer that JSON can hold. */
  readonly call: (source: string, args: readonly unknown[]) => Promise<unknown>;
  readonly act: (devices: readonly Device[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Runs in the page: a source text cannot be given as an argument that the page's policy would let it evaluate. */
export const asJson = (source: string): string =>
  `async (args) => JSON.stringify((await (${source})(...JSON.parse(args))) ?? null)`;
