import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SourceFault } from '../sourceFault.ts';
import { isInfo, LIMITS, pagesAmong, type ChapterSource } from './source.ts';

/** A folder of pictures; `names` are its own files. */
export const openFolder = async (path: string, names: readonly string[]): Promise<ChapterSource> => {
  const pages = pagesAmong(names);
  const infoName = names.find(isInfo);
  const marks = await Promise.all(
    [...pages, ...(infoName === undefined ? [] : [infoName])].map(async (name) => {
      const { size, mtimeMs } = await stat(join(path, name));
      if (size > LIMITS.page) throw new SourceFault(`has a picture larger than 64 MiB, ${name}`);
      return [name, size, Math.floor(mtimeMs)] as const;
    }),
  );
  const isSmall = marks.every(([name, size]) => name !== infoName || size <= LIMITS.info);
  return {
    pages,
    info: infoName !== undefined && isSmall ? await readFile(join(path, infoName), 'utf8') : null,
    stamp: createHash('sha256').update(JSON.stringify(marks)).digest('hex'),
    read: (page) => readFile(join(path, page)),
    close: async () => {},
  };
};
