import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../../tools/files.ts';
import { faultsOf, wiringFiles } from './faults.ts';
import { planted } from './plants.ts';

const query = /^(.*\/src\/(wiring\w*\.ts))\?mutant=(\d+)$/;
const own = /^\.\/(wiring\w*\.ts)$/;

/** Serves the wiring once more for each of its planted mutants, as `wiring.ts?mutant=7`; what it is wired from stays the same. */
export const plantedMutants = (): Plugin => ({
  name: 'planted-mutants',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const [, asked, file] = query.exec(source) ?? [];
    if (asked !== undefined && file !== undefined) return join(ROOT, 'src', file) + source.slice(asked.length);
    const [, from, , id] = query.exec(importer) ?? [];
    const [, next] = own.exec(source) ?? [];
    return from !== undefined && next !== undefined && leadsTo(next, Number(id))
      ? `${join(dirname(from), next)}?mutant=${id}`
      : null;
  },
  load(id) {
    const [, path, , mutant] = query.exec(id) ?? [];
    if (path === undefined) return null;
    const text = readFileSync(path, 'utf8');
    const fault = faultsOf(ROOT)[Number(mutant)];
    return fault && basename(fault.file) === basename(path) ? planted(text, fault) : text;
  },
});

/** Whether a file of the wiring holds the fault, or imports one that does. */
const leadsTo = (file: string, mutant: number): boolean => {
  const fault = faultsOf(ROOT)[mutant];
  if (!fault) return true;
  const reach = (from: string): boolean =>
    from === basename(fault.file) || (wiringFiles(ROOT).get(from)?.imports ?? []).some(reach);
  return reach(file);
};
