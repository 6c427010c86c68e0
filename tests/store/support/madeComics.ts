import { crc32, deflateRawSync } from 'node:zlib';
import { loadSharp } from '#server/shared/files/sharpLibrary.ts';

export interface MadeEntry {
  readonly name: string | Buffer;
  readonly bytes: Buffer;
  /** The archive's metadata, if false. */
  readonly says?: { readonly size?: number; readonly flags?: number; readonly attributes?: number };
  readonly packed?: boolean;
}

/** A ZIP archive written byte by byte, so that its metadata can be false. */
export const zipOf = (entries: readonly MadeEntry[]): Buffer => {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, says = {}, packed = false } of entries) {
    const title = Buffer.isBuffer(name) ? name : Buffer.from(name);
    const data = packed ? deflateRawSync(bytes) : bytes;
    const { size = bytes.length, flags = 0x08_00, attributes = 0 } = says;
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(flags, 2);
    shared.writeUInt16LE(packed ? 8 : 0, 4);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(data.length, 14);
    shared.writeUInt32LE(size, 18);
    shared.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, title, data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(attributes, 6);
    rest.writeUInt32LE(at, 10);
    const made = Buffer.from([20, 3]);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), made, shared, rest, title]));
    files.push(local);
    at += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, central, end]);
};

/** A page in one colour. */
export const pageOf = async (w = 60, h = 90, colour = '#336699'): Promise<Buffer> =>
  (await loadSharp())({ create: { width: w, height: h, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
