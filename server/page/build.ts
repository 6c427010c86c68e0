import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../shared/startRefused.ts';
import type { BuiltFiles, Manifest } from './chunks.ts';

/** The built application, as read at startup: a newer build on disk has no effect until a restart. */
export interface Build extends BuiltFiles {
  readonly template: string;
}

export const readBuild = (dist: string): Build => {
  if (!existsSync(join(dist, 'index.html')))
    throw new StartRefused(`There is no built application in ${dist}: run "npm run build" first.`);
  const table = (name: string) =>
    JSON.parse(readFileSync(join(dist, '.vite', name), 'utf8')) as Readonly<Record<string, string>>;
  return {
    template: readFileSync(join(dist, 'index.html'), 'utf8'),
    manifest: JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest,
    screens: table('screens.json'),
    ...(existsSync(join(dist, '.vite/styles.json')) && { joined: table('styles.json') }),
  };
};

/** A group of words as in its file; objects may be nested. */
export type WordFile = Readonly<Record<string, unknown>>;
/** Words by language and group. */
export type WordFiles = Readonly<Record<string, Readonly<Record<string, WordFile>>>>;

/** Reads all words of `locales`, with one folder per language and one file per group. */
export const readWords = (folder: string): WordFiles =>
  Object.fromEntries(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [name, readGroups(join(folder, name))]),
  );

const readGroups = (folder: string): Readonly<Record<string, WordFile>> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => [
        file.slice(0, -'.json'.length),
        JSON.parse(readFileSync(join(folder, file), 'utf8')) as WordFile,
      ]),
  );
