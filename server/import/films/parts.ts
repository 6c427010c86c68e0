import { basename, dirname, extname } from 'node:path/posix';
import { grouped } from '#domain/shared/grouped.ts';
import { namedEpisode } from './names.ts';

const PART = /^(.+?)[\s._-]+(?:cd|dvd|dis[ck]|part|pt)[\s._-]*(\d|[a-d])$/iu;
const stemOf = (path: string): string => basename(path, extname(path)).normalize('NFC');

/** The film that a name is a part of, and which; null for a whole one. */
export const partOf = (stem: string): { readonly of: string; readonly no: number } | null => {
  const [, of, no] = PART.exec(stem) ?? [];
  if (of === undefined || no === undefined || namedEpisode(stem, null)) return null;
  return { of, no: /\d/u.test(no) ? Number(no) : no.toLowerCase().codePointAt(0)! - 96 };
};

/**
 * Films in parts, by their first: `cd1`, `cd2` … without a gap, of one form, in a folder of their own. What lies loose
 * may as well be two films: `Part 1`, `Part 2`.
 */
export const stacksOf = (paths: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const parts = paths.flatMap((path) => {
    const part = dirname(path) === '.' ? null : partOf(stemOf(path));
    return part ? [{ path, no: part.no, key: `${dirname(path)}/${part.of}${extname(path)}`.toLowerCase() }] : [];
  });
  const whole = [...grouped(parts, ({ key }) => key).values()]
    .map((all) => all.toSorted((a, b) => a.no - b.no))
    .filter((all) => all.length > 1 && all.every(({ no }, i) => no === i + 1));
  return new Map(whole.map((all) => [all[0]!.path, all.map(({ path }) => path)]));
};
