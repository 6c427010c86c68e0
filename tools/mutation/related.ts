import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn, ROOT } from '../files.ts';

const rooms = ['domain', 'machines', 'ports'];
const read = new Map<string, readonly string[]>();

/** The project's own files that a file imports, from the project's root. */
const importsOf = (file: string): readonly string[] => {
  const known = read.get(file);
  if (known) return known;
  const named = [...readFileSync(join(ROOT, file), 'utf8').matchAll(/(?:from|import\() ?'([.#][^']+)'/g)].map(
    ([, name]) => (name!.startsWith('.') ? join(dirname(file), name!) : name!.replace(/^#/, 'src/')),
  );
  const found = named.map((name) => name.replaceAll('\\', '/')).filter((name) => existsSync(join(ROOT, name)));
  read.set(file, found);
  return found;
};

/** A file and its transitive imports. */
const reach = (file: string, seen: Set<string> = new Set()): ReadonlySet<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of importsOf(file)) reach(next, seen);
  return seen;
};

/**
 * Everything that the score of a file or folder depends on: itself, and every test that reaches it, with the tests'
 * imports.
 */
export const relatedTo = (folder: string): readonly string[] => {
  const files = filesIn(...rooms.map((room) => join(ROOT, 'src', room)))
    .map((file) => file.slice(ROOT.length + 1))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.model.test.ts'));
  const isOwn = (file: string): boolean => file === folder || file.startsWith(`${folder}/`);
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  const reached = tests.map((test) => reach(test)).filter((all) => [...all].some(isOwn));
  return [...new Set([...files.filter(isOwn), ...reached.flatMap((all) => [...all])])].sort();
};
