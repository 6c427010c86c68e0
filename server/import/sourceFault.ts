/** Why something cannot be taken, in words that end a sentence about the file. */
export class SourceFault extends Error {
  override readonly name = 'SourceFault';
}
