import { open } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { isCountry } from '../../shared/tv/places.ts';
import type { Aside } from '../football/parsed.ts';
import { takenOf } from '../football/taking.ts';
import type { FileWork } from '../importFile.ts';
import { isAllowed } from '../../shared/tv/allowed.ts';
import { channelsOf, type ListedEntry } from './channels.ts';
import { decoded, unpacked } from './decode.ts';
import { isChannelList, readM3u } from './m3u.ts';
import { takeGuide } from './takeGuide.store.ts';
import { takeList } from './takeList.store.ts';
import { isXmltv, readXmltv } from './xmltv.ts';

/** What is to be done with a list of channels or a guide; lists come before guides. */
export interface TvJob {
  readonly kind: 'list' | 'guide';
  readonly work: FileWork;
}

/** The country of a list by its name, as `vn.m3u`; null if it says nothing. */
const countryOfList = (path: string): string | null => {
  const code = /^([a-z]{2})(?:[-_.]|$)/iu.exec(basename(path).replace(/\.m3u8?$/iu, ''))?.[1]?.toUpperCase();
  return code !== undefined && isCountry(code) ? code : null;
};

/** TV-6: named to the operator, origin by origin, what browsers may not load. */
const notAllowed = (channels: readonly ListedEntry[], origins: readonly string[]): readonly Aside[] => {
  const counts = new Map<string, number>();
  for (const { link } of channels.flatMap(({ form }) => form.sources))
    if (!isAllowed(link, origins)) {
      const { origin } = new URL(link);
      counts.set(origin, (counts.get(origin) ?? 0) + 1);
    }
  return [...counts].map(([origin, count]) => ({
    line: 1,
    reason: `has ${count} streams at ${origin}, which STREAM_ORIGINS does not name: they show as not allowed`,
  }));
};

const listJob = (text: string, path: string, origins: readonly string[]): TvJob => {
  const { entries, aside } = readM3u(text);
  const { channels, aside: unplayable } = channelsOf(entries, countryOfList(path));
  return {
    kind: 'list',
    work: async (queries) => {
      const { count, gone } = await takeList(queries, resolve(path), channels);
      const remarks = [
        ...notAllowed(channels, origins),
        ...(gone > 0 ? [{ line: 1, reason: `${gone} of its channels are gone, and were removed` }] : []),
      ];
      return { kind: 'imported', ...takenOf(count, [...aside, ...unplayable], remarks) };
    },
  };
};

const guideJob = (text: string): TvJob => {
  const guide = readXmltv(text);
  return {
    kind: 'guide',
    work: async (queries) => {
      const { count, aside, remarks } = await takeGuide(queries, guide);
      return { kind: 'imported', ...takenOf(count, aside, remarks) };
    },
  };
};

const refusing = (reason: string): TvJob => ({
  kind: 'guide',
  work: async () => ({ kind: 'refused', faults: [{ line: 1, field: '', reason }] }),
});

const HEAD_BYTES = 65_536;

/** Whether a file is a list of channels, by its beginning; what cannot be read is none. */
export const isChannelFile = async (path: string): Promise<boolean> => {
  if (!/\.m3u8?$/iu.test(path)) return false;
  const file = await open(path).catch(() => null);
  if (!file) return false;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return isChannelList(decoded(buffer.subarray(0, bytesRead)));
  } finally {
    await file.close();
  }
};

/** Of the files below a folder those that are lists of channels. */
export const channelFilesIn = async (folder: string, files: readonly string[]): Promise<ReadonlySet<string>> => {
  const found = new Set<string>();
  for (const name of files) if (await isChannelFile(join(folder, name))) found.add(name);
  return found;
};

/** A file that holds channels or their guide, by its name. */
export const isTvName = (path: string): boolean => /\.(?:m3u8?|xml|xmltv)(?:\.gz)?$/iu.test(path);

/** What is to be done with a list or a guide; null for a file that is none. `origins` are those of STREAM_ORIGINS. */
export const tvJobIn = (bytes: Uint8Array, path: string, origins: readonly string[]): TvJob | null => {
  if (!isTvName(path)) return null;
  const plain = unpacked(bytes);
  if (!plain) return refusing('cannot be unpacked, or holds more than 256 MiB');
  const text = decoded(plain);
  if (isChannelList(text)) return listJob(text, path, origins);
  return isXmltv(text) ? guideJob(text) : null;
};
