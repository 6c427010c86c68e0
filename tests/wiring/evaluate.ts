import { transformWithOxc } from 'vite';
import { ROOT } from '../../tools/files.ts';
import type { createApp } from '../../src/wiring.ts';
import { wiringFiles } from './faults.ts';
import { planted, type Mutant } from './plants.ts';

export interface Wiring {
  readonly createApp: typeof createApp;
}
type Import = (from: string) => Promise<unknown>;
interface Compiled {
  readonly imports: readonly string[];
  /** Evaluates the file and fills in its exports. */
  readonly run: (exported: object, imported: Import) => Promise<void>;
}

const AsyncFunction = (async () => {}).constructor as new (...source: string[]) => Compiled['run'];

/**
 * Compiles a file of the wiring to a function of its imports, so that it can run many times with the same modules.
 * Syntax that the wiring does not use is an error.
 */
const compile = async (name: string, text: string): Promise<Compiled> => {
  const { code } = await transformWithOxc(text, `${ROOT}/src/${name}`, { sourcemap: false });
  const imports: string[] = [];
  const taken = (from: string): string => {
    imports.push(from);
    return `imported('${from}')`;
  };
  const body = code
    .replaceAll(
      /^import (\{[^}]*\}) from ["']([^"']+)["'];?$/gm,
      (_, names: string, from: string) => `const ${names.replaceAll(' as ', ': ')} = await ${taken(from)};`,
    )
    .replaceAll(/\bimport\(["']([^"']+)["']\)/g, (_, from: string) => taken(from))
    .replace(/^export \{\};$/m, '')
    .replaceAll(/^export const (\w+) =/gm, 'const $1 = exported.$1 =');
  return { imports, run: new AsyncFunction('exported', 'imported', body) };
};

const own = /^\.\/(wiring\w*\.ts)$/;
const written = new Map<string, Compiled>();
const elsewhere = new Map<string, unknown>();

/** Compiles the unmodified wiring and loads its imports, which all mutants share. */
export const loadWiring = async (): Promise<void> => {
  for (const [name, { text }] of wiringFiles(ROOT)) written.set(name, await compile(name, text));
  for (const from of new Set([...written.values()].flatMap(({ imports }) => imports)))
    if (!own.test(from)) elsewhere.set(from, await import(/* @vite-ignore */ from.replace('./', `${ROOT}/src/`)));
};

/** The wiring with one mutation, or with none. */
export const wiringWith = async (fault: Mutant | null): Promise<Wiring> => {
  const evaluated = new Map<string, Promise<object>>();
  const evaluate = async (name: string): Promise<object> => {
    const isFaulty = fault?.file === `src/${name}`;
    const { run } = isFaulty
      ? await compile(name, planted(wiringFiles(ROOT).get(name)!.text, fault))
      : written.get(name)!;
    const exported = {};
    await run(exported, imported);
    return exported;
  };
  const imported: Import = async (from) => {
    const [, name] = own.exec(from) ?? [];
    if (name === undefined) return elsewhere.get(from);
    const there = evaluated.get(name) ?? evaluate(name);
    evaluated.set(name, there);
    return there;
  };
  return (await imported('./wiring.ts')) as Wiring;
};
