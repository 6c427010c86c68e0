/** SHA-256 of texts, to check a ledger of tips where it is read. */
export interface DigestPort {
  /** In lower-case hexadecimal. */
  readonly sha256: (text: string) => Promise<string>;
}
