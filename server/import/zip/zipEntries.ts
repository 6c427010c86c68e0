import { open as openFile } from 'node:fs/promises';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { SourceFault } from '../sourceFault.ts';

/** How much of an archive is taken: of one entry and of all in bytes, and how many entries. */
export interface ZipLimits {
  readonly entry: number;
  readonly all: number;
  readonly entries: number;
  /** What the kinds of archives that are not read are told to become. */
  readonly instead: string;
}
/** So much smaller than itself, above this size, something that is no bomb can lie in an archive. */
const PACKED = { times: 100, from: 256 * 1024 } as const;

const otherForms: readonly (readonly [magic: string, form: string])[] = [
  ['Rar!', 'a RAR archive'],
  ['7z\xbc\xaf', 'a 7-Zip archive'],
  ['%PDF', 'a PDF'],
];

/** Why a file is no archive that is read; null where it may be one. */
const formFault = async (path: string, instead: string): Promise<string | null> => {
  const file = await openFile(path).catch(() => null);
  if (!file) return 'cannot be read';
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    const magic = buffer.toString('latin1', 0, bytesRead);
    if (bytesRead === 0) return 'is empty';
    const form = otherForms.find(([known]) => magic.startsWith(known))?.[1];
    return form === undefined ? null : `is ${form}: make ${instead}`;
  } finally {
    await file.close();
  }
};

/** Names are UTF-8 where that is what they are, whatever a flag says; else each byte is a letter. */
const nameOf = (bytes: Buffer): string => {
  let name: string;
  try {
    name = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    name = bytes.toString('latin1');
  }
  return name.replaceAll('\\', '/').normalize('NFC');
};
const climbs = (name: string): boolean =>
  name.startsWith('/') || /^[a-z]:/iu.test(name) || name.includes('\0') || name.split('/').includes('..');

const ENCRYPTED = 1;
const LINK = 0o12_00_00;
const FILE_KIND = 0o17_00_00;
const STORED = 0;
const DEFLATED = 8;

const MIB = 1024 * 1024;
const inWords = (bytes: number): string => (bytes < 1024 * MIB ? `${bytes / MIB} MiB` : `${bytes / 1024 / MIB} GiB`);

/** Why an archive with this entry is not taken; null for a harmless one. */
const entryFault = (name: string, entry: Entry, most: number): string | null => {
  const { uncompressedSize: size, compressedSize: packed } = entry;
  if (climbs(name)) return `has an entry that leads out of it, ${name}`;
  if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) return `is encrypted (${name})`;
  if (((entry.externalFileAttributes >>> 16) & FILE_KIND) === LINK) return `has a link in it, ${name}`;
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED)
    return `is packed in a way that is not read (${name})`;
  if (size > most) return `has an entry larger than ${inWords(most)}, ${name}`;
  if (size > PACKED.from && size > packed * PACKED.times)
    return `unpacks to more than a hundred times its size (${name})`;
  return null;
};

const opened = (path: string): Promise<ZipFile> =>
  new Promise((resolve, reject) =>
    yauzl.open(
      path,
      { lazyEntries: true, decodeStrings: false, validateEntrySizes: true, autoClose: false },
      (error, zip) =>
        error ? reject(new SourceFault('is no ZIP archive that can be read, or is cut off')) : resolve(zip),
    ),
  );

/** All entries, each looked at before the next. */
const entriesOf = (zip: ZipFile, limits: ZipLimits): Promise<ReadonlyMap<string, Entry>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    let total = 0;
    zip.on('error', () => reject(new SourceFault('has a directory that cannot be read')));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      const name = nameOf(entry.fileName as unknown as Buffer);
      const fault = entryFault(name, entry, limits.entry);
      total += entry.uncompressedSize;
      if (fault !== null) return reject(new SourceFault(fault));
      if (total > limits.all) return reject(new SourceFault(`unpacks to more than ${inWords(limits.all)}`));
      if (entries.size >= limits.entries) return reject(new SourceFault(`has more than ${limits.entries} entries`));
      if (!name.endsWith('/')) {
        if (entries.has(name)) return reject(new SourceFault(`has two entries of one name, ${name}`));
        entries.set(name, entry);
      }
      zip.readEntry();
    });
    if (zip.entryCount === 0) resolve(entries);
    else zip.readEntry();
  });

/** An entry's bytes, never more than it says that it has. */
const bytesOf = (zip: ZipFile, name: string, entry: Entry): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const broken = () =>
      reject(new SourceFault(`has an entry that is damaged, or not of the size that it says: ${name}`));
    zip.openReadStream(entry, (error, stream) => {
      if (error) return broken();
      const chunks: Buffer[] = [];
      let size = 0;
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > entry.uncompressedSize) stream.destroy(new Error('too many bytes'));
        else chunks.push(chunk);
      });
      stream.on('error', broken);
      stream.on('end', () => (size === entry.uncompressedSize ? resolve(Buffer.concat(chunks)) : broken()));
    });
  });

/** An archive whose entries were all looked at; nothing of it is unpacked to the disk by its own name. */
export interface OpenZip {
  readonly names: readonly string[];
  readonly sizeOf: (name: string) => number;
  /** Of another content it is another one. */
  readonly marks: readonly (readonly [name: string, crc: number, size: number])[];
  /** The bytes of an entry; throws `SourceFault`. */
  readonly read: (name: string) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** Opens a ZIP archive; throws `SourceFault` for what is not taken. */
export const openEntries = async (path: string, limits: ZipLimits): Promise<OpenZip> => {
  const fault = await formFault(path, limits.instead);
  if (fault !== null) throw new SourceFault(fault);
  const zip = await opened(path);
  try {
    const entries = await entriesOf(zip, limits);
    const names = [...entries.keys()];
    if (names.length === 0) throw new SourceFault('is empty');
    return {
      names,
      sizeOf: (name) => entries.get(name)!.uncompressedSize,
      marks: names.map((name) => [name, entries.get(name)!.crc32, entries.get(name)!.uncompressedSize]),
      read: (name) => bytesOf(zip, name, entries.get(name)!),
      close: async () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
};
