import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '#domain/routing/routes.ts';
import { preloadsFor, stylesOfEntry, type BuiltFiles, type Manifest } from '../server/page/chunks.ts';

/** A file of the same styles in the same order, named by what is in it. */
const joined = (dist: string, files: readonly string[]): string => {
  const text = files.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n');
  const file = `assets/page-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`;
  writeFileSync(join(dist, file), text);
  return file;
};

/**
 * One file of styles for each painted page, beside the files it is made of: a page waits for all its styles before its
 * first frame, and each file takes a place in the line.
 */
export const joinStyles = (dist: string): void => {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(dist, '.vite', name), 'utf8'));
  const built = { manifest: read('manifest.json') as Manifest, screens: read('screens.json') as BuiltFiles['screens'] };
  const own = stylesOfEntry(built.manifest);
  const files = routes.map((route) => [route.id, [...own, ...preloadsFor(built, route, 'vi', true).styles]] as const);
  const table = Object.fromEntries(files.map(([route, styles]) => [route, joined(dist, styles)]));
  writeFileSync(join(dist, '.vite/styles.json'), JSON.stringify(table, null, 2));
};
