import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './files.ts';

const VERSION = '10.1.1';
const LEAST_KILLED = 90;
const folders = process.argv.length > 2 ? process.argv.slice(2) : ['src/domain', 'src/machines'];

/** Fetched for the occasion: it weighs more than all else that tests. Beside the project's packages, so that both use one Vitest. */
const home = join(ROOT, 'node_modules/.cache/mutation');
const install = (): void => {
  if (existsSync(join(home, 'node_modules/@stryker-mutator/vitest-runner'))) return;
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{ "private": true }');
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`);
  const flags = ['--no-audit', '--no-fund', '--legacy-peer-deps', '--ignore-scripts'];
  const { status } = spawnSync('npm', ['install', ...flags, ...packages], { cwd: home, stdio: 'inherit' });
  if (status !== 0) throw new Error('Stryker could not be installed: is the npm registry within reach?');
};

/** Walks over a chart are judged by the chart itself: they are slow here and tell little. */
const vitestConfig = `export default { test: {
  include: ['src/{domain,machines}/**/*.test.ts', 'tests/model/diagrams.test.ts'],
  exclude: ['**/node_modules/**', '**/*.model.test.ts'],
} };`;

interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
}
interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}
const killed = new Set(['Killed', 'Timeout']);
const alive = new Set(['Survived', 'NoCoverage']);

const print = ({ files }: Report): number => {
  const all = Object.entries(files).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ file, ...mutant })));
  const dead = all.filter(({ status }) => killed.has(status)).length;
  const left = all.filter(({ status }) => alive.has(status));
  for (const { file, location, mutatorName, replacement = '' } of left)
    console.log(
      `alive  ${file}:${location.start.line}  ${mutatorName}  ${replacement.slice(0, 80).replaceAll('\n', ' ')}`,
    );
  const score = (100 * dead) / Math.max(1, dead + left.length);
  console.log(`${folders.join(', ')}: ${dead} of ${dead + left.length} mutants killed, ${score.toFixed(1)} %`);
  return score;
};

const run = (): number => {
  install();
  // Outside node_modules, or Vitest would not look for tests in it.
  const work = mkdtempSync(join(tmpdir(), 'mutation-'));
  const report = join(work, 'report.json');
  const vitestFile = join(ROOT, 'vitest.mutation.config.mjs');
  const strykerFile = join(work, 'stryker.json');
  const settings = {
    testRunner: 'vitest',
    mutate: folders.flatMap((folder) => {
      const path = folder.endsWith('.ts') ? folder : `${folder}/**/*.ts`;
      return [path, '!**/*.test.ts', '!**/*.d.ts', '!**/tsconfig.json'];
    }),
    vitest: { configFile: 'vitest.mutation.config.mjs' },
    // TypeScript 7 has no API to read a tsconfig with.
    tsconfigFile: 'no-tsconfig.json',
    tempDirName: join(work, 'sandbox'),
    ignorePatterns: ['/dist', '/dist-server', '/media', '/.tsc', '/data'],
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    concurrency: 2,
    timeoutMS: 20_000,
    checkers: [],
  };
  try {
    writeFileSync(vitestFile, vitestConfig);
    writeFileSync(strykerFile, JSON.stringify(settings));
    const stryker = join(home, 'node_modules/@stryker-mutator/core/bin/stryker.js');
    spawnSync(process.execPath, [stryker, 'run', strykerFile], { cwd: ROOT, stdio: 'inherit' });
    if (!existsSync(report)) throw new Error('Stryker wrote no report');
    return print(JSON.parse(readFileSync(report, 'utf8')) as Report);
  } finally {
    rmSync(vitestFile, { force: true });
    rmSync(work, { recursive: true, force: true });
  }
};

process.exitCode = run() >= LEAST_KILLED ? 0 : 1;
