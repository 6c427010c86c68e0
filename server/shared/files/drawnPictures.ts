import { writeSync } from 'node:fs';
import { webpsOf } from './webpOf.ts';

/**
 * A separate process for one uploaded picture (`drawApart`): reads it, and writes it in each size, or the reason why it
 * cannot. Its arguments are the longest side, then the smaller widths.
 */
const [side = 0, ...widths] = process.argv.slice(2).map(Number);

const read = async (): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(part as Buffer);
  return Buffer.concat(parts);
};
/** A pipe accepts no more than it has room for. */
const write = (bytes: Uint8Array): void => {
  for (let at = 0; at < bytes.length;)
    try {
      at += writeSync(1, bytes, at);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
};

try {
  const drawn = await webpsOf(await read(), side, widths);
  write(Buffer.from(`${JSON.stringify(drawn === null ? 'unreadable' : drawn.map(({ length }) => length))}\n`));
  for (const bytes of drawn ?? []) write(bytes);
} catch (error) {
  // The library tells the cause only in its error message.
  write(Buffer.from(`${JSON.stringify(/pixel limit/iu.test(String(error)) ? 'pixels' : 'unreadable')}\n`));
}
