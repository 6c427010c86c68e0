import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** One file per room that breaks its rules, by a forbidden import and a forbidden global. */
const planted = [
  { room: 'src/domain', imports: '#ports/failure.ts', name: 'succeeded', global: 'document' },
  { room: 'src/contract', imports: '#ports/failure.ts', name: 'succeeded', global: 'document' },
  { room: 'src/ports', imports: '#contract/http/call.ts', name: 'call', global: 'document' },
  { room: 'src/machines', imports: '#contract/http/call.ts', name: 'call', global: 'document' },
  { room: 'src/adapters', imports: '#machines/unprovided.ts', name: 'unprovided', global: 'process' },
  { room: 'src/ui', imports: '#contract/http/call.ts', name: 'call', global: 'process' },
  { room: 'server', imports: '#ports/failure.ts', name: 'succeeded', global: 'document' },
];

const repository = resolve(import.meta.dirname, '../..');
let copy = '';
const run = (...command: readonly [string, ...string[]]): string => {
  const [program, ...args] = command;
  const path = join(repository, 'node_modules/.bin', program);
  const { stdout, stderr } = spawnSync(path, args, {
    cwd: copy,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return stdout + stderr;
};
const bad = (room: string) => `${room}/planted/bad.ts`;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'khandai-guards-'));
  for (const part of ['src', 'server', 'locales', 'tools', 'package.json', 'tsconfig.base.json', '.oxlintrc.json'])
    cpSync(join(repository, part), join(copy, part), { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'), 'junction');
  for (const { room, imports, name, global } of planted) {
    const file = join(copy, bad(room));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `import { ${name} } from '${imports}';\nexport const leak = [${name}, ${global}];\n`);
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a planted violation is found by', () => {
  it('the compiler, in every room, for the import and for the global', () => {
    const report = planted.map(({ room }) => run('tsc', '-b', room, '--pretty', 'false')).join('\n');
    for (const { room, imports, global } of planted) {
      const lines = report.split('\n').filter((line) => line.includes(bad(room)));
      expect(lines.join('\n'), `${room} importing ${imports}`).toMatch(/TS6307|TS2307|TS6059/);
      expect(lines.join('\n'), `${room} using ${global}`).toContain(`'${global}'`);
    }
  }, 300_000);

  it('the boundary check, in every room', () => {
    const report = run('node', 'tools/boundaries.ts');
    for (const { room } of planted) expect(report).toContain(`${bad(room)}:1: ${room} may not know`);
  }, 60_000);

  it('the boundary check, where two files import each other', () => {
    const first = 'src/domain/planted/first.ts';
    const second = 'src/domain/planted/second.ts';
    writeFileSync(
      join(copy, first),
      "import type { Second } from './second.ts';\nexport type First = Second | null;\n",
    );
    writeFileSync(join(copy, second), "import type { First } from './first.ts';\nexport type Second = First | 1;\n");
    expect(run('node', 'tools/boundaries.ts')).toContain(`${first} ~ ${second}: these files import each other`);
  }, 60_000);

  it('the linter, in every room', () => {
    const report = run('oxlint', '--format', 'unix', ...planted.map(({ room }) => bad(room)));
    for (const { room } of planted)
      expect(
        report.split('\n').filter((line) => line.startsWith(bad(room))),
        room,
      ).not.toHaveLength(0);
  }, 60_000);

  it('the linter, where the adapters use a scoped package that is not theirs', () => {
    const file = 'src/adapters/planted/scoped.ts';
    const found = (name: string) => {
      writeFileSync(join(copy, file), `import * as scoped from '${name}';\nexport const leak = scoped;\n`);
      return run('oxlint', '--format', 'unix', file).includes('no-restricted-imports');
    };
    expect(['@simplewebauthn/server', '@xstate/react', '@fastify/static'].map(found)).toEqual([true, true, true]);
    expect(found('@simplewebauthn/browser')).toBe(false);
  }, 60_000);
});

describe('areas and tiers do not tangle', () => {
  /**
   * Forbidden imports between tiers: the kit and what it is built on import no feature and no area, and features do not
   * import each other.
   */
  const walls: readonly (readonly [from: string, to: string, why: string])[] = [
    ['src/ui/home', 'src/ui/room', 'the area'],
    ...['theme', 'kit', 'hooks', 'app', 'i18n', 'shared'].flatMap((low) =>
      ['features/chat', 'home', 'layouts'].map(
        (high) => [`src/ui/${low}`, `src/ui/${high}`, 'the foundation'] as const,
      ),
    ),
    ['src/ui/features/chat', 'src/ui/features/player', 'the feature'],
    ['src/ui/features/matches', 'src/ui/room', 'the feature'],
    ['src/ui/features/player', 'src/ui/layouts', 'the feature'],
    ['server/accounts', 'server/chat', 'the area'],
  ];
  const open: readonly (readonly [from: string, to: string])[] = [
    ['src/ui/kit', 'src/ui/shared'],
    ['src/ui/features/chat', 'src/ui/kit'],
    ['src/ui/home', 'src/ui/features/matches'],
    ['src/ui/room', 'src/ui/kit'],
    ['src/ui/layouts', 'src/ui/room'],
    ['server/accounts', 'server/shared'],
  ];
  const plant = (name: string, [from, to]: readonly [string, string, ...unknown[]], i: number) => {
    const file = `${from}/${name}${i}.ts`;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    const way = relative(from, `${to}/other.ts`).replaceAll('\\', '/');
    writeFileSync(join(copy, file), `export * as other from '${way}';\n`);
    return file;
  };

  it('each wall between tiers, features and areas is found, and each open way is left alone', () => {
    const bricks = walls.map((wall, i) => plant('wall', wall, i));
    const ways = open.map((way, i) => plant('way', way, i));
    const report = run('node', 'tools/boundaries.ts');
    walls.forEach(([from, , why], i) => expect(report).toContain(`${bricks[i]}:1: ${why} ${from} may not know the`));
    for (const way of ways) expect(report).not.toContain(way);
  }, 60_000);
});
