import { mkdir, mkdtemp, readdir, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as Schema from 'effect/Schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCommand } from '#server/commands.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { newsStore } from '#server/news/news.store.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { importFiles, league } from './support/footballFiles.ts';
import { pageOf } from './support/madeComics.ts';

const log = { info: () => {}, error: () => {}, warn: () => {} };
let folder: string;
const at = (path: string) => join(folder, path);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'khandai-news-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const put = async (path: string, bytes: string | Uint8Array) => {
  await mkdir(dirname(at(path)), { recursive: true });
  await writeFile(at(path), bytes);
};
const article = (fields: Readonly<Record<string, string>>, body = 'Một buổi tối mưa.') => {
  const all = { category: 'hau-truong', type: 'cau-chuyen', published: '2026-11-20T10:00:00+07:00', ...fields };
  const lines = Object.entries({ language: 'vi', title: 'Đèn', ...all }).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n${body}\n`;
};
const run = async (database: Database, path = 'bai', ...args: readonly string[]) =>
  runCommand(
    ['import', at(path), ...args],
    database,
    log,
    { words: {}, pictureOrigins: ['https://anh.example'], host: 'khandai.example' },
    () => NOW,
    at('data/films'),
  );
const last = ({ text }: { readonly text: string }) => text.trim().split('\n').at(-1);

onEveryEngine('the import of news', (open) => {
  afterEach(async () => {
    await rm(at('bai'), { recursive: true, force: true });
    await mkdir(at('bai'));
    await run(open());
  });

  it('NE-1, NE-2: takes the languages of an article as one, and a second time nothing', async () => {
    const store = newsStore(open());
    await put('bai/anh/den.png', await pageOf(60, 40));
    await put('bai/anh/mua.png', await pageOf(60, 40, '#223344'));
    await put(
      'bai/quat-den.vi.md',
      article(
        { title: 'Quạt đèn', cover: 'anh/den.png', tags: '[mưa, đèn]', slug: 'quat-den-khong-thoi' },
        '# Quạt đèn\n\nMột **buổi** tối [mưa](https://bao.example/x?utm_source=a&id=1) & [nhà](https://khandai.example/menu).\n\n' +
          '- một\n- hai\n\n> lời\n\n## Sau\n\n![Mưa](anh/mua.png "Chiều")\n',
      ),
    );
    await put('bai/quat-den.en.md', '---\nlanguage: en\ntitle: Lamp fans\n---\nOne rainy evening.\n');
    expect(last(await run(open(), 'bai', '--plan'))).toBe('new 2, changed 0, same 0, aside 0');
    expect([await store.articles(), await readdir(at('data')).catch(() => [])]).toEqual([[], []]);
    expect(last(await run(open()))).toBe('new 2, changed 0, same 0, aside 0');
    const revision = await store.revision();
    expect(last(await run(open()))).toBe('new 0, changed 0, same 2, aside 0');
    expect(await store.revision()).toBe(revision);
    const [one] = await store.articles();
    expect(one).toMatchObject({
      ...{ articleId: 'quat-den', category: 'hau-truong', createdAt: Date.UTC(2026, 10, 20, 3) },
      ...{ cover: { w: 60, h: 40, url: expect.stringMatching(/^\/media\/news\/[0-9a-f]{24}\.webp$/u) } },
      versions: {
        vi: { title: 'Quạt đèn', slug: 'quat-den-khong-thoi', tags: ['mưa', 'đèn'], readMin: 1 },
        en: { title: 'Lamp fans', slug: 'lamp-fans', summary: 'One rainy evening.' },
      },
    });
    const text = (kind: string, words: string) => ({ kind, spans: [{ text: words }] });
    expect(await store.blocksOf('quat-den', 'vi')).toEqual([
      {
        kind: 'paragraph',
        spans: [
          ...[{ text: 'Một ' }, { text: 'buổi', bold: true }, { text: ' tối ' }],
          ...[{ text: 'mưa', to: 'https://bao.example/x?id=1' }, { text: ' & ' }, { text: 'nhà', to: '/menu' }],
          { text: '.' },
        ],
      },
      ...[text('list', 'một'), text('list', 'hai'), text('quote', 'lời'), text('heading', 'Sau')],
      { kind: 'picture', caption: 'Chiều', picture: { w: 60, h: 40, alt: 'Mưa', url: expect.any(String) } },
    ]);
    expect(await readdir(at('data/news'))).toHaveLength(2);
    await unlink(at('bai/quat-den.en.md'));
    expect(last(await run(open()))).toBe('new 0, changed 1, same 1, aside 0');
    expect(Object.keys((await store.articles())[0]!.versions)).toEqual(['vi']);
  });

  it('NE-1: scripts, frames, HTML, unsafe addresses and trackers fall away', async () => {
    const body = [
      'Trước <b>đậm</b> <script>alert(1)</script> sau <iframe src="https://x.example"></iframe>.',
      '<script>\nalert(2)\n</script>',
      '<div onclick="x()">khối</div>',
      '[a](javascript:alert(3)) [c](data:text/html,x) [d](/\\x.example) [e](/..//x.example)',
      '![](https://dem.example/1.gif) \\<img src=x onerror=y\\> &lt;script&gt;',
    ];
    await put('bai/x.md', article({ title: 'X' }, body.join('\n\n')));
    expect((await run(open())).text).toContain('the picture https://dem.example/1.gif lies at https://dem.example');
    const blocks = await newsStore(open()).blocksOf('x', 'vi');
    expect(JSON.stringify(blocks)).not.toMatch(/<|alert|javascript|x\.example|onclick|"to"/u);
    expect(blocks[0]).toEqual({ kind: 'paragraph', spans: [{ text: 'Trước đậm sau .' }] });
  });

  it.each<readonly [string, string, string]>([
    ['a field that is none', article({ colour: 'red' }), 'line 7: colour is not a field of an article'],
    ['a language', article({ language: 'fr' }), 'line 2: language must be one of "vi", "en", "zh"'],
    ['a time without its zone', article({ published: '2026-11-20' }), 'line 6: published must be a time with its zone'],
    ['a reserved category', article({ category: 'toa-soan' }), 'line 4: category must be a part of an address'],
    ['no category', '---\nlanguage: vi\ntitle: Đèn\n---\nx', 'line 1: category is missing'],
    ['no front matter', 'Một buổi tối mưa.', 'line 1: has no front matter'],
    ['broken YAML', '---\ntitle: [a\n---\nx', 'is no YAML'],
    ['a picture that is not there', article({ cover: 'a.png' }), 'line 7: cover does not lie there'],
    ['a picture from outside the folder', article({ cover: '../a.png' }), 'line 7: cover lies outside the folder'],
    [
      'a picture from elsewhere',
      article({ cover: 'https://x.example/a.png' }),
      'line 7: cover lies at https://x.example',
    ],
    ['an unknown team', article({ teams: '[Bờ Đá]' }), 'line 7: teams.0 names no team that is known: Bờ Đá'],
    [
      'an unknown match',
      article({ matches: '[f9]', tells: '[]' }),
      'line 7: matches.0 names no match that is known: f9',
    ],
    ['an unknown match in the text', article({}, 'a\n\n```match\nf9\n```'), 'line 11: a block names no match'],
  ])('refuses %s by its line, and takes nothing', async (_what, file, words) => {
    await put('bai/x.md', file);
    const said = await run(open(), 'bai/x.md');
    expect([said.code, said.text]).toEqual([1, expect.stringContaining(words)]);
    expect(await newsStore(open()).articles()).toEqual([]);
  });

  it('refuses a file alone: the others of its folder are taken, and nothing of it goes', async () => {
    const store = newsStore(open());
    await put('bai/a.md', article({ title: 'A' }));
    await put('bai/b.md', article({ title: 'B' }));
    await run(open());
    await put('bai/a.md', article({ title: 'A', category: 'X' }));
    await put('bai/b.md', article({ title: 'B hai' }));
    await put('bai/c.md', article({ title: 'C', slug: 'a' }));
    const said = await run(open());
    expect(said.text).toContain('slug a is that of the article a');
    expect(last(said)).toBe('new 0, changed 1, same 0, aside 0');
    expect((await store.articles()).map(({ articleId, versions }) => [articleId, versions.vi!.title])).toEqual([
      ['a', 'A'],
      ['b', 'B hai'],
    ]);
  });

  it('B2: an article about a match says which results it tells, and has words for who hides them', async () => {
    await importFiles(open(), { 'xa.1.json': league() });
    const [match] = await open().all(
      Schema.Struct({ id: Schema.String }),
      sql`select fixture_id as id from football_fixture order by start_ts`,
    );
    const fields = { teams: '[Hẻm 12]', matches: `[${match!.id}]` };
    await put('bai/x.md', article(fields, `\`\`\`match\n${match!.id}\n\`\`\``));
    expect((await run(open())).text).toContain('tells is missing');
    await put('bai/x.md', article({ ...fields, tells: `[${match!.id}]` }));
    expect((await run(open())).text).toContain('safeTitle is missing');
    const safe = { safeTitle: 'Trận đấu', safeSummary: 'Về một trận đấu.' };
    await put('bai/x.md', article({ ...fields, tells: `[${match!.id}]`, ...safe }));
    expect(last(await run(open()))).toBe('new 1, changed 0, same 0, aside 0');
    expect(await newsStore(open()).articles()).toMatchObject([
      { spoilerFor: [match!.id], targets: [{ type: 'team' }, { type: 'fixture', id: match!.id }] },
    ]);
  });
});
