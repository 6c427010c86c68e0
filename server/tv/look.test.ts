import { describe, expect, it } from 'vitest';
import { HEALTH, type Verdict } from '#domain/tv/health.ts';
import { demoTv } from '../demo/tv/demoTv.ts';
import type { SourceForm, StoredChannel } from '../shared/tv/tvForm.ts';
import type { TvSource } from '../shared/tv/tvSource.ts';
import { fakeLineup } from '../testing/fakeTv.ts';
import { createLook } from './look.ts';

const CDN = 'https://cdn.example';
const NOW = 100 * HEALTH.lookMs;
const source = (name: string, link = `${CDN}/${name}`): SourceForm => ({
  ...{ sourceId: name, link, protocol: name.startsWith('dash') ? 'dash' : 'hls', height: 0 },
});
const tvOf = (sources: readonly SourceForm[]): TvSource => ({
  ...demoTv,
  channels: [{ ...demoTv.channels[0]!, sources } satisfies StoredChannel],
});

const look = async (
  sources: readonly SourceForm[],
  answer: (url: string, init: RequestInit) => Promise<Response>,
  looks: ReadonlyMap<string, readonly Verdict[]> = new Map(),
) => {
  const asked: (readonly [string, RequestInit])[] = [];
  const seen: Record<string, Verdict['state']> = {};
  let clock = NOW;
  await createLook({
    lineup: fakeLineup(tvOf(sources)),
    store: {
      looks: async () => looks,
      looked: async (id, { state }) => {
        seen[id] = state;
      },
    },
    streamOrigins: [CDN],
    clock: () => clock,
    fetch: async (input, init = {}) => {
      asked.push([String(input), init]);
      const found = await answer(String(input), init);
      if (String(input).endsWith('late')) clock += HEALTH.slowMs + 1;
      return found;
    },
  })();
  return { asked, seen };
};

describe('TV-6: the job that looks', () => {
  it('tells good, out of area, dead and what is no manifest apart', async () => {
    const answers: Readonly<Record<string, () => Response>> = {
      'hls-good': () => new Response('#EXTM3U\n#EXT-X-VERSION:7'),
      'dash-good': () => new Response('<?xml version="1.0"?><MPD>'),
      'hls-page': () => new Response('<html>Welcome</html>'),
      'hls-far': () => new Response('no', { status: 403 }),
      'hls-law': () => new Response('no', { status: 451 }),
      'hls-gone': () => new Response('no', { status: 404 }),
      'hls-else': () => new Response(null, { status: 302, headers: { location: 'http://127.0.0.1/' } }),
    };
    const { seen } = await look(
      Object.keys(answers).map((name) => source(name)),
      async (url) => answers[url.slice(CDN.length + 1)]!(),
    );
    expect(seen).toEqual({
      ...{ 'hls-good': 'ok', 'dash-good': 'ok', 'hls-page': 'dead', 'hls-far': 'blocked' },
      ...{ 'hls-law': 'blocked', 'hls-gone': 'dead', 'hls-else': 'dead' },
    });
  });
  it('S-5: asks only origins that the operator named, and follows nobody elsewhere', async () => {
    const others = [
      'http://10.0.0.1/a.m3u8',
      'https://cdn.example.evil/a.m3u8',
      'http://cdn.example/a.m3u8',
      '/media/tvx/index.mpd',
    ];
    const { asked } = await look(
      [source('hls-good'), ...others.map((link, i) => source(`other${i}`, link))],
      async () => new Response('#EXTM3U'),
    );
    expect(asked.map(([url]) => url)).toEqual([`${CDN}/hls-good`]);
    expect(asked[0]![1]).toMatchObject({ redirect: 'manual' });
  });
  it('what answers late is slow, what does not answer is dead', async () => {
    const { seen } = await look([source('late'), source('silent')], async (url) => {
      if (url.endsWith('silent')) throw new TypeError('fetch failed');
      return new Response('#EXTM3U');
    });
    expect(seen).toEqual({ late: 'slow', silent: 'dead' });
  });
  it('asks nobody again who was asked a short while ago', async () => {
    const { asked } = await look(
      [source('new'), source('old')],
      async () => new Response('#EXTM3U'),
      new Map([['old', [{ state: 'ok', at: NOW - 1000 }]]]),
    );
    expect(asked.map(([url]) => url)).toEqual([`${CDN}/new`]);
  });
});
