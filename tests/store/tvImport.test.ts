import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runCommand } from '#server/commands.ts';
import { sql } from '#server/database/sql.ts';
import { createHealth } from '#server/tv/health.ts';
import { createLineup } from '#server/tv/lineup.ts';
import { tvStore } from '#server/tv/tv.store.ts';
import { fakeTv } from '#server/testing/fakeTv.ts';
import { callContext, granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

const log = { info: () => {}, error: () => {}, warn: () => {} };
const HOUR = 3_600_000;
const CDN = 'https://cdn.example';
const around = { words: {}, pictureOrigins: [CDN], host: null };

const m3u = `#EXTM3U
#EXTINF:-1 tvg-id="MotJP.jp" tvg-chno="3" tvg-logo="${CDN}/l.png" group-title="News" catchup="shift" catchup-days="1",一 (720p)
${CDN}/1/index.m3u8
#EXTINF:-1 tvg-id="MotJP.jp",一 (1080p)
https://else.example/1.mpd
#EXTINF:-1 group-title="Japan;Sports",Hai Nhật
https://else.example/2.m3u8
#EXTINF:-1 tvg-id="Ba.jp" radio="true",Ba
${CDN}/3.mp3
#EXTINF:-1,Bốn
rtmp://cdn.example/4
`;
const time = (at: number, offset = '+0900', hours = 9) =>
  `${new Date(at + hours * HOUR).toISOString().replace(/[-:T]/gu, '').slice(0, 14)} ${offset}`;
const START = Math.floor(NOW / HOUR) * HOUR;
const programme = (channel: string, from: number, to: number, title: string) =>
  `<programme channel="${channel}" start="${time(START + from * HOUR)}" stop="${time(START + to * HOUR)}"><title lang="ja">${title}</title><desc>${title} …</desc></programme>`;
const guide = (...extra: readonly string[]) =>
  `<?xml version="1.0"?><tv><channel id="x2"><display-name>hai nhat</display-name></channel>
${[programme('MotJP.jp', 0, 1, '朝'), programme('MotJP.jp', 1, 3, '昼'), programme('x2', 0, 2, 'Đêm'), ...extra].join('\n')}
<programme channel="x2" start="never"><title>?</title></programme></tv>`;

let folder: string;
const put = (path: string, text: string | Uint8Array) => writeFile(join(folder, path), text);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'khandai-tv-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

onEveryEngine('the import of TV', (database) => {
  const run = async (path = '', plan = false) =>
    runCommand(['import', join(folder, path), ...(plan ? ['--plan'] : [])], database(), log, around, () => NOW);
  const lastLine = async (path?: string, plan?: boolean) => (await run(path, plan)).text.trim().split('\n').at(-1);
  const calls = () => {
    const store = tvStore(database());
    const clock = () => NOW;
    return fakeTv(
      {},
      {
        lineup: createLineup({ store, demo: null, clock }),
        health: createHealth({ store, demo: null, streamOrigins: [CDN], clock }),
        report: store.report,
      },
    );
  };
  beforeEach(async () => {
    for (const table of [sql`tv_channel`, sql`tv_guide`, sql`tv_report`, sql`tv_look`])
      await database().run(sql`delete from ${table}`);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await put('jp.m3u8', m3u);
    await put('guide.xml.gz', gzipSync(guide()));
  });

  it('takes lists and guides of a folder; a second time changes nothing, a plan neither', async () => {
    expect(await lastLine('', true)).toBe('new 7, changed 0, same 0, aside 2');
    expect(await lastLine()).toBe('new 7, changed 0, same 0, aside 2');
    expect(await lastLine()).toBe('new 0, changed 0, same 7, aside 2');
    const { text } = await run();
    expect(text).toMatch(/jp\.m3u8 line 10.*no browser loads/u);
    expect(text).toMatch(/2 streams at https:\/\/else\.example, which STREAM_ORIGINS does not name/u);
  });

  it('TV-2, TV-6, TV-7: shows them by number, what lies elsewhere as not allowed, and the guide at its instants', async () => {
    await run();
    const tv = calls();
    const context = callContext({ now: NOW });
    const { list } = granted(await tv.channels({ nation: 'japan' }, context));
    expect(list.map(({ number, name, kind, health }) => [number, name, kind, health])).toEqual([
      [2, 'Ba', 'radio', 'ok'],
      [3, '一', 'tv', 'ok'],
      [1, 'Hai Nhật', 'tv', 'notAllowed'],
    ]);
    expect(list[1]!.sources.map(({ health, streamLink }) => [health, streamLink])).toEqual([
      ['ok', `${CDN}/1/index.m3u8`],
      ['notAllowed', ''],
    ]);
    expect(list[1]!.now).toMatchObject({ title: '朝', startTs: START, stopTs: START + HOUR, catchUp: true });
    expect(list[1]!.logo).toMatchObject({ url: `${CDN}/l.png` });
    expect(list[2]!.now?.title).toBe('Đêm');
    const { programme: told } = granted(await tv.programme({ programmeId: list[1]!.now!.programmeId }, context));
    expect(told.desc).toBe('朝 …');
    const past = granted(await tv.catchUp({ programmeId: told.programmeId }, context));
    expect(past.sources[0]!.streamLink).toBe(`${CDN}/1/index.m3u8?utc=${START / 1000}&lutc=${Math.floor(NOW / 1000)}`);
  });

  it('TV-7: a channel of another hour shows the guide of the first so much later, whichever file came first', async () => {
    await run('guide.xml.gz');
    await put(
      'jp.m3u8',
      `${m3u}#EXTINF:-1 tvg-id="MotJP.jp" tvg-shift="2" catchup="shift" catchup-correction="1",一 +2\n${CDN}/9/index.m3u8\n`,
    );
    expect(await lastLine('jp.m3u8')).toBe('new 5, changed 0, same 0, aside 1');
    await run();
    expect(await lastLine()).toBe('new 0, changed 0, same 8, aside 2');
    const [tv, context] = [calls(), callContext({ now: NOW })];
    const [row] = granted(
      await tv.guide(
        { channelIds: 'motjp-jp-plus-7200', fromTs: START, toTs: START + 6 * HOUR },
        callContext({ now: NOW }),
      ),
    );
    expect(row!.programmes.map(({ title, startTs }) => [title, (startTs - START) / HOUR])).toEqual([
      ['朝', 2],
      ['昼', 3],
    ]);
    const { programmeId } = row!.programmes[0]!;
    const { programme: told } = granted(await tv.programme({ programmeId }, context));
    expect([told.desc, told.startTs]).toEqual(['朝 …', START + 2 * HOUR]);
    const later = callContext({ now: START + 4 * HOUR });
    const [source] = granted(await tv.catchUp({ programmeId }, later)).sources;
    expect(source!.streamLink).toBe(`${CDN}/9/index.m3u8?utc=${START / 1000 + 3600}&lutc=${START / 1000 + 3 * 3600}`);
  });

  it('a guide replaces its own window and leaves what lies around it; a channel that left its list is gone', async () => {
    await run();
    await put('guide.xml.gz', gzipSync(guide(programme('MotJP.jp', 3, 4, '夜')).replace('昼', '午')));
    await put('jp.m3u8', m3u.slice(0, m3u.indexOf('#EXTINF:-1 tvg-id="Ba.jp"')));
    expect(await lastLine()).toBe('new 1, changed 2, same 5, aside 1');
    await put('later.xml', `<tv>${programme('MotJP.jp', 4, 5, '後')}</tv>`);
    expect(await lastLine('later.xml')).toBe('new 1, changed 0, same 0, aside 0');
    const [row] = granted(
      await calls().guide({ channelIds: 'motjp-jp', fromTs: START, toTs: START + 5 * HOUR }, callContext({ now: NOW })),
    );
    expect(row!.programmes.map(({ title }) => title)).toEqual(['朝', '午', '夜', '後']);
  });

  it('TV-6: what three viewers met counts, what one met does not, and old words are forgotten', async () => {
    await run();
    const store = tvStore(database());
    const sourceOf = async () => {
      const { list } = granted(await calls().channels({ channelIds: 'ba-jp' }, callContext({ now: NOW })));
      return list[0]!.sources[0]!;
    };
    const { sourceId } = await sourceOf();
    await store.report(sourceId, 'a', { state: 'dead', at: NOW });
    expect((await sourceOf()).health).toBe('ok');
    for (const viewer of ['a', 'b', 'c']) await store.report(sourceId, viewer, { state: 'dead', at: NOW });
    expect((await sourceOf()).health).toBe('dead');
    await store.forget(NOW + HOUR, 0);
    expect((await store.reports(NOW + HOUR)).size).toBe(0);
    await store.looked(sourceId, { state: 'slow', at: NOW });
    await store.looked(sourceId, { state: 'blocked', at: NOW });
    expect((await store.looks()).get(sourceId)).toEqual([{ state: 'blocked', at: NOW }]);
  });

  it('refuses a file that cannot be unpacked, and reads on', async () => {
    await put('broken.xml.gz', gzipSync(guide()).subarray(0, 40));
    const { code, text } = await run('broken.xml.gz');
    expect([code, /cannot be unpacked/u.test(text)]).toEqual([1, true]);
  });
});
