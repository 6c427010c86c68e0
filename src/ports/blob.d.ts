/** The part of Blob that ports and machines use; they are compiled without the DOM types. */
interface Blob {
  /** Bytes. */
  readonly size: number;
  /** The media type that the file claims. */
  readonly type: string;
  slice(start?: number, end?: number, type?: string): Blob;
  arrayBuffer(): Promise<ArrayBuffer>;
}
