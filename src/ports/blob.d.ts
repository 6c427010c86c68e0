/** The part of Blob that ports and machines pass on; they do not know the DOM. */
interface Blob {
  /** Bytes. */
  readonly size: number;
  /** Its media type, as it calls itself. */
  readonly type: string;
  slice(start?: number, end?: number, type?: string): Blob;
  arrayBuffer(): Promise<ArrayBuffer>;
}
