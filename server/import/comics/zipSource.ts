import { createHash } from 'node:crypto';
import { openEntries } from '../zip/zipEntries.ts';
import { isInfo, LIMITS, pagesAmong, type ChapterSource } from './source.ts';

const zipLimits = { entry: LIMITS.page, all: LIMITS.all, entries: LIMITS.entries, instead: 'a CBZ (ZIP) of it' };

/** A CBZ; throws `SourceFault` for what is not taken. */
export const openZip = async (path: string): Promise<ChapterSource> => {
  const zip = await openEntries(path, zipLimits);
  try {
    const { names } = zip;
    const pages = pagesAmong(names);
    const infoName = names.filter(isInfo).toSorted((a, b) => a.length - b.length)[0];
    return {
      pages,
      info:
        infoName !== undefined && zip.sizeOf(infoName) <= LIMITS.info ? (await zip.read(infoName)).toString() : null,
      stamp: createHash('sha256').update(JSON.stringify(zip.marks)).digest('hex'),
      ...{ read: zip.read, close: zip.close },
    };
  } catch (error) {
    await zip.close();
    throw error;
  }
};
