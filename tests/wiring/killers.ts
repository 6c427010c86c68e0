import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './plants.ts';

const FILE = join(import.meta.dirname, 'mutants.json');

/** Without its line, which every other change of the file moves. */
export const keyOf = ({ file, find, replace }: Mutant): string =>
  `${file}: ${find.replaceAll(/\s+/g, ' ')} → ${replace.replaceAll(/\s+/g, ' ')}`;

type Killers = Readonly<Record<string, string>>;
const read = (): Killers => (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Killers) : {});

/** Which test each mutant died of the last time: it is tried before all others, so that the whole list takes seconds. */
export const killersOf = (): ReadonlyMap<string, string> => new Map(Object.entries(read()));

/** Writes the list of a file's mutants with the test that each one dies of; `npm run test:wiring` asks for it. */
export const rememberKillers = (file: string, found: ReadonlyMap<string, string>): void => {
  if (process.env['WIRING'] !== 'write') return;
  const others = Object.entries(read()).filter(([key]) => !key.startsWith(`${file}:`));
  const own = [...found].filter(([key]) => key.startsWith(`${file}:`));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries([...others, ...own]), null, 2)}\n`);
};
