import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './files.ts';
import { relatedTo } from './mutation/related.ts';

const VERSION = '10.1.1';
const LEAST_KILLED = 90;
const AREAS = ['src/domain', 'src/machines'];

/**
 * Stryker is installed on demand, because it is larger than all other test tools; inside the project's node_modules, so
 * that both use the same Vitest.
 */
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

// Model tests are excluded: they are slow and kill few mutants, because the mutated chart predicts its own behaviour.
// The other tests take milliseconds. Timeouts count as killed and are listed separately, because a busy machine must
// not raise the score.
const vitestConfig = `export default { test: {
  include: ['src/{domain,machines}/**/*.test.ts'],
  exclude: ['**/node_modules/**', '**/*.model.test.ts'],
  testTimeout: 10_000,
  hookTimeout: 10_000,
} };`;

interface Mutant {
  readonly status: string;
  readonly statusReason?: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}
interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

const mutate = (folder: string, report: string, work: string): void => {
  const vitestFile = join(work, 'vitest.config.mjs');
  const strykerFile = join(work, 'stryker.json');
  const path = folder.endsWith('.ts') ? folder : `${folder}/**/*.ts`;
  const settings = {
    testRunner: 'vitest',
    mutate: [path, '!**/*.test.ts', '!**/*.d.ts'],
    vitest: { configFile: vitestFile },
    // Stryker cannot read the project's tsconfig, for TypeScript 7 has no API for it.
    tsconfigFile: 'no-tsconfig.json',
    // Outside node_modules, where Vitest would find no tests.
    tempDirName: join(work, 'sandbox'),
    ignorePatterns: ['/dist', '/dist-server', '/dist-paint', '/media', '/.tsc', '/data', '/shots', '/docs'],
    reporters: ['json', 'progress-append-only'],
    logLevel: 'warn',
    jsonReporter: { fileName: report },
    concurrency: 2,
    timeoutMS: 60_000,
    checkers: [],
    disableTypeChecks: false,
  };
  writeFileSync(vitestFile, vitestConfig);
  writeFileSync(strykerFile, JSON.stringify(settings));
  const stryker = join(home, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  spawnSync(process.execPath, [stryker, 'run', strykerFile], { cwd: ROOT, stdio: 'inherit' });
  if (!existsSync(report)) throw new Error(`Stryker wrote no report on ${folder}`);
};

const fingerprint = (folder: string): string => {
  const hash = createHash('sha256').update(vitestConfig);
  for (const file of relatedTo(folder)) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
};

/** Reports are kept per folder, so that an interrupted run can be resumed. */
const reportOn = (folder: string): Report => {
  const kept = join(home, 'reports', `${folder.replaceAll('/', '-')}.${fingerprint(folder)}.json`);
  if (!existsSync(kept)) {
    mkdirSync(dirname(kept), { recursive: true });
    const work = mkdtempSync(join(tmpdir(), 'mutation-'));
    try {
      mutate(folder, kept, work);
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  }
  return JSON.parse(readFileSync(kept, 'utf8')) as Report;
};

interface Score {
  readonly killed: number;
  readonly late: number;
  readonly all: number;
}
const isLate = ({ status, statusReason = '' }: Mutant): boolean =>
  status === 'Timeout' || (status === 'Killed' && statusReason.includes('timed out in'));
const count = ({ files }: Report): Score => {
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const of = (...wanted: readonly string[]): number => mutants.filter(({ status }) => wanted.includes(status)).length;
  const killed = of('Killed', 'Timeout');
  return { killed, late: mutants.filter(isLate).length, all: killed + of('Survived', 'NoCoverage') };
};
const add = (scores: readonly Score[]): Score => ({
  killed: scores.reduce((sum, { killed }) => sum + killed, 0),
  late: scores.reduce((sum, { late }) => sum + late, 0),
  all: scores.reduce((sum, { all }) => sum + all, 0),
});
const percent = ({ killed, all }: Score): number => (100 * killed) / Math.max(1, all);
const say = (name: string, score: Score): void =>
  console.log(
    `${name}: ${score.killed} of ${score.all} mutants killed (${score.late} by time), ${percent(score).toFixed(1)} %`,
  );

const print = ({ files }: Report): void => {
  for (const [file, { mutants }] of Object.entries(files))
    for (const mutant of mutants) {
      const state = isLate(mutant) ? 'late' : mutant.status;
      if (['Killed', 'RuntimeError', 'Ignored'].includes(state)) continue;
      const { location, mutatorName, replacement = '' } = mutant;
      const text = replacement.slice(0, 80).replaceAll('\n', ' ');
      console.log(`${state}  ${file}:${location.start.line}:${location.start.column}  ${mutatorName}  ${text}`);
    }
};

/** One run per folder; files directly in an area are runs of their own. */
const parts = (area: string): readonly string[] =>
  readdirSync(join(ROOT, area), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || (entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts')))
    .map(({ name }) => `${area}/${name}`);

const scored = (folder: string): Score => {
  const report = reportOn(folder);
  print(report);
  const score = count(report);
  say(folder, score);
  return score;
};

install();
const asked = process.argv.slice(2);
const totals =
  asked.length > 0
    ? asked.map(scored)
    : AREAS.map((area) => {
        const total = add(parts(area).map(scored));
        say(area, total);
        return total;
      });
const total = add(totals);
say('all', total);
process.exitCode = percent(total) >= LEAST_KILLED ? 0 : 1;
