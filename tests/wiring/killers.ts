import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './plants.ts';

const FILE = join(import.meta.dirname, 'mutants.json');

/** Without the line number, which changes with every edit of the file. */
export const keyOf = ({ file, find, replace }: Mutant): string =>
  `${file}: ${find.replaceAll(/\s+/g, ' ')} → ${replace.replaceAll(/\s+/g, ' ')}`;

type Killers = Readonly<Record<string, string>>;
const read = (): Killers => (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Killers) : {});

/** The test that killed each mutant last time. It is tried first, so that the whole list takes seconds. */
export const killersOf = (): ReadonlyMap<string, string> => new Map(Object.entries(read()));

/** Writes the mutants of a file with the tests that kill them, for `npm run test:wiring`. */
export const rememberKillers = (file: string, found: ReadonlyMap<string, string>): void => {
  if (process.env['WIRING'] !== 'write') return;
  const others = Object.entries(read()).filter(([key]) => !key.startsWith(`${file}:`));
  const own = [...found].filter(([key]) => key.startsWith(`${file}:`));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries([...others, ...own]), null, 2)}\n`);
};
