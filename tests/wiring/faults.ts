import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { handPlanted } from './handPlanted.ts';
import { plantsIn, type Mutant } from './plants.ts';

interface WiringFile {
  readonly text: string;
  /** Names of other files of the wiring. */
  readonly imports: readonly string[];
}

let files: ReadonlyMap<string, WiringFile> | null = null;
/** The files of the wiring, by name. */
export const wiringFiles = (root: string): ReadonlyMap<string, WiringFile> =>
  (files ??= new Map(
    globSync('src/wiring*.ts', { cwd: root })
      .sort()
      .map((path) => {
        const text = readFileSync(join(root, path), 'utf8');
        const imports = [...text.matchAll(/(?:from|import\() ?'\.\/(wiring\w*\.ts)'/g)].map(([, name]) => name!);
        return [basename(path), { text, imports }];
      }),
  ));

let faults: readonly Mutant[] | null = null;
/** Every mutant of the wiring: generated and written by hand. */
export const faultsOf = (root: string): readonly Mutant[] =>
  (faults ??= [...wiringFiles(root)].flatMap(([name, { text }]) => [
    ...plantsIn(`src/${name}`, text),
    ...handPlanted
      .filter(({ file }) => file === name)
      .map(({ find, replace }): Mutant => {
        const start = text.indexOf(find);
        if (start < 0) throw new Error(`${name} has no "${find}" any more: change tests/wiring/handPlanted.ts`);
        return { file: `src/${name}`, start, find, replace, line: text.slice(0, start).split('\n').length };
      }),
  ]));
