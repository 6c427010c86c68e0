import { mkdir, mkdtemp, readdir, readFile, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCommand } from '#server/commands.ts';
import { createCatalogue } from '#server/games/catalogue.ts';
import { readOperatorGames } from '#server/games/operatorGames.store.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { zipOf } from './support/madeComics.ts';

const log = { info: () => {}, error: () => {}, warn: () => {} };
let folder: string;
const at = (path: string) => join(folder, path);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'khandai-games-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const put = async (path: string, bytes: string | Uint8Array) => {
  await mkdir(dirname(at(path)), { recursive: true });
  await writeFile(at(path), bytes);
};
const entry = (name: string, text: string) => ({ name, bytes: Buffer.from(text) });
const PAGE = '<!doctype html><html><head><title>Phá gạch</title></head><body><script>let x = 1;</script></body></html>';
const manifest = (changed: object = {}) =>
  JSON.stringify({ gameId: 'pha-gach', name: { vi: 'Phá gạch', en: 'Bricks', zh: '打磚塊' }, ...changed });
const run = (database: Database, path: string, ...args: readonly string[]) =>
  runCommand(['import', at(path), ...args], database, log, undefined, () => NOW, at('data/films'));
const last = ({ text }: { readonly text: string }) => text.trim().split('\n').at(-1);
const catalogueOf = (database: Database) =>
  createCatalogue({
    ...{ regardOf: async () => ({ views: new Map(), ratings: new Map() }), playedSince: async () => new Map() },
    ...{ imported: () => readOperatorGames(database), clock: () => NOW },
  });
const made = async () => (await readdir(at('data/games')).catch(() => [])).filter((name) => !name.startsWith('.'));

onEveryEngine('the import of games', (shared) => {
  const open = async () => {
    const database = shared();
    await database.run(sql`delete from game`);
    return database;
  };

  it('GA-11: takes an archive with its manifest, says before what it may do, and a second time nothing', async () => {
    const database = await open();
    const files = [
      ...[entry('gach/game.json', manifest({ may: ['files'], scores: true, cover: 'bia.png', minutes: 3 }))],
      ...[entry('gach/index.html', PAGE), entry('gach/js/main.js', 'go()'), entry('gach/bia.png', 'PNG')],
      ...[entry('gach/README.md', 'hello'), entry('__MACOSX/gach/._x', '')],
    ];
    await put('game.zip', zipOf(files));
    const planned = await run(database, 'game.zip', '--plan');
    for (const words of ['read its own files', 'keeps its state', 'nobody checks', 'no network', 'new 1, changed 0'])
      expect(planned.text).toContain(words);
    expect([await readOperatorGames(database), await made()]).toEqual([[], []]);
    expect(last(await run(database, 'game.zip'))).toBe('new 1, changed 0, same 0, aside 0');
    expect(last(await run(database, 'game.zip'))).toBe('new 0, changed 0, same 1, aside 0');
    const catalogue = catalogueOf(database);
    const game = (await catalogue.detail('pha-gach', 'en'))!;
    expect(game).toMatchObject({
      ...{ name: 'Bricks', minutes: 3, may: ['files'], saves: true },
      leaderboard: { kind: 'high', checked: false },
    });
    const [own] = await made();
    expect(game.entryUrl).toBe(`/game-files/pha-gach/${own}/index.html`);
    expect(game.cover.url).toBe(`/game-files/pha-gach/${own}/bia.png`);
    expect((await readdir(at(`data/games/${own}`), { recursive: true })).toSorted()).toEqual([
      ...['bia.png', 'index.html', 'js', 'js/main.js'],
    ]);
    expect(await readFile(at(`data/games/${own}/index.html`), 'utf8')).toContain(
      '<head><script src="/game-files/bridge/bridge.js"></script><title>',
    );
    expect(catalogue.rulesOf('pha-gach')).toBeNull();
  });

  it('GA-11: takes a page that knows nothing of the portal, by itself or out of a folder', async () => {
    const database = await open();
    await put('tro/Bắn bóng.html', '<script src="https://cdn.example/x.js"></script><script>play()</script>');
    const said = await run(database, 'tro/Bắn bóng.html');
    expect([last(said), said.code]).toEqual(['new 1, changed 0, same 0, aside 0', 0]);
    expect(said.text).toContain('asks for https://cdn.example/x.js, which it does not get');
    await put('tro/hai.html', PAGE);
    expect(last(await run(database, 'tro'))).toBe('new 1, changed 0, same 1, aside 0');
    const games = await readOperatorGames(database);
    expect(games.map(({ gameId, may }) => [gameId, may])).toEqual([
      ['ban-bong', ['inline', 'data', 'files']],
      ['pha-gach', ['inline', 'data', 'files']],
    ]);
    await unlink(at('tro/hai.html'));
    expect(last(await run(database, 'tro'))).toBe('new 0, changed 1, same 1, aside 0');
    expect((await readOperatorGames(database)).map(({ gameId }) => gameId)).toEqual(['ban-bong']);
    await put('trang/index.html', '<script src="a.js"></script>');
    await put('trang/a.js', 'go()');
    await put('trang/hinh/1.png', 'PNG');
    expect(last(await run(database, 'trang'))).toBe('new 1, changed 0, same 0, aside 0');
    await put('doc.html', '<p>no game</p>');
    expect(await run(database, 'doc.html')).toMatchObject({ code: 1 });
  });

  it('GA-11: what climbs, bursts, is too large, of another kind or wrongly told is put aside in words', async () => {
    const database = await open();
    const good = [entry('game.json', manifest()), entry('index.html', PAGE)];
    const bad: Readonly<Record<string, readonly [Uint8Array, string]>> = {
      'climbs.zip': [zipOf([...good, entry('../../out.js', 'x')]), 'leads out of it'],
      'absolute.zip': [zipOf([...good, entry('/etc/cron.js', 'x')]), 'leads out of it'],
      'drive.zip': [zipOf([...good, entry('C:\\x.js', 'x')]), 'leads out of it'],
      'bomb.zip': [
        zipOf([...good, { name: 'b.bin', bytes: Buffer.alloc(40 * 1024 * 1024), packed: true }]),
        'a hundred times its size',
      ],
      'large.zip': [
        zipOf([...good, { name: 'b.bin', bytes: Buffer.alloc(33 * 1024 * 1024), packed: false }]),
        'larger than 32 MiB',
      ],
      'kind.zip': [zipOf([...good, entry('run.php', '<?php')]), 'kind that is not served, run.php'],
      'link.zip': [zipOf([...good, { ...entry('a.js', '/etc'), says: { attributes: 0xa1_ff_00_00 } }]), 'a link in it'],
      'own.zip': [zipOf([entry('game.json', manifest({ gameId: 'o-an-quan' })), good[1]!]), 'comes with the portal'],
      'page.zip': [zipOf([entry('game.json', manifest({ entry: 'start.html' })), good[1]!]), 'has no start.html'],
      'field.zip': [zipOf([entry('game.json', manifest({ network: true })), good[1]!]), 'network is not a field'],
      'grant.zip': [zipOf([entry('game.json', manifest({ may: ['network'] })), good[1]!]), 'may.0 must be one of'],
      'json.zip': [zipOf([entry('game.json', '{"gameId": "x",'), good[1]!]), 'is not JSON'],
      'cut.zip': [zipOf(good).subarray(0, 200), 'cut off'],
    };
    for (const [name, [bytes]] of Object.entries(bad)) await put(`x/${name}`, bytes);
    const said = await run(database, 'x');
    for (const [name, [, words]] of Object.entries(bad)) {
      expect([name, said.text.includes(words)]).toEqual([name, true]);
      expect(said.text).toContain(name);
    }
    expect(last(said)).toBe(`new 0, changed 0, same 0, aside ${Object.keys(bad).length}`);
    expect([await readOperatorGames(database), await made()]).toEqual([[], []]);
  });

  it('GA-11: a folder’s links are not followed, and two games of one id are one', async () => {
    const database = await open();
    await put('ngoai/secret.js', 'secret');
    await put('hai/a/game.json', manifest());
    await put('hai/a/index.html', PAGE);
    await symlink(at('ngoai/secret.js'), at('hai/a/secret.js'));
    await put('hai/b/game.json', manifest());
    await put('hai/b/index.html', PAGE);
    const said = await run(database, 'hai');
    expect(last(said)).toBe('new 1, changed 0, same 0, aside 1');
    expect(said.text).toContain('has the gameId of a, pha-gach');
    expect(await readdir(at(`data/games/${(await made())[0]}`))).toEqual(['index.html']);
  });
});
