import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { locales } from '#domain/locale/locale.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { MusicPort, PlaylistsPort } from '#ports/music.ts';
import { noSongs, playedAll } from '#domain/listening/queue.ts';
import type { Standing, Target } from '#domain/social/social.ts';
import { heardHereOn } from '#machines/music/heardHere.ts';
import type { SharedQueue } from '#ports/sharedQueue.ts';
import listen from '#locales/vi/listen.json';
import music from '#locales/vi/music.json';
import shell from '#locales/vi/shell.json';
import social from '#locales/vi/social.json';
import { fakeMusicPlayer } from '../fakes/musicMachine.ts';
import { aPlaylist, songs } from '../fakes/musicThings.ts';
import { act, clear } from '../fakes/screen.tsx';
import { fakeStorage } from '../fakes/storage.ts';
import { createFindings, narrow, resetWindow, wide } from './support/judge.ts';
import { musicArea, playlistArea } from './support/musicArea.ts';
import { openPortal } from './support/portal.tsx';

beforeEach(() => page.viewport(wide.width, wide.height));
afterEach(async () => {
  await clear();
  await resetWindow();
});

const never = () => new Promise<never>(() => {});
const broken = async () => failed({ kind: 'serverFault', code: 500 } as const);
const nothing = async () => succeeded({ list: [], next: null, total: 0 });
const none: Partial<MusicPort> = {
  home: async () =>
    succeeded({
      ...{ releases: [], releasesTotal: 0, moods: [], artists: [], totals: { songs: 0, albums: 0, artists: 0 } },
      chart: { type: 'week', day: '2026-11-22', list: [] },
    }),
  ...{ releases: nothing, list: nothing, moods: async () => succeeded([]) },
};
const paths = ['/am-nhac', '/am-nhac/mood', '/am-nhac/tat-ca', '/am-nhac/moi-phat-hanh'] as const;
const all = (one: () => Promise<never>) => ({ home: one, moods: one, list: one, releases: one });

it.each(
  paths.flatMap((path) => [
    ['loading', path, all(never), ''] as const,
    ['failed', path, { home: broken, moods: broken, list: broken, releases: broken }, shell.failed.retry] as const,
    ['empty', path, none, music.none] as const,
  ]),
)('axe finds nothing serious in music that is %s: %s', async (state, path, given, text) => {
  const { place, shown } = await openPortal(path, { areas: { music: { ...musicArea, ...given } } });
  await shown('#content h1');
  await expect.poll(() => place.textContent, { timeout: 10_000 }).toContain(text);
  const found = createFindings();
  await found.judge(state);
  found.expectNone();
});

const open = async (locale: 'vi' | 'en' | 'zh' = 'vi', path = '/am-nhac/album/dem-tren-khan-dai/dem') => {
  const player = fakeMusicPlayer();
  const portal = await openPortal(path, { locale, music: player.music });
  await portal.shown('#content [data-song], #content h1');
  const bar = () => portal.place.querySelector<HTMLElement>('[data-part="music"]');
  return { ...player, ...portal, bar, words: await portal.words('listen') };
};
const at = (atS: number) => ({ type: 'audio.position', atS, lengthS: 70, bufferedS: 70 }) as const;

it('MU-1, MU-2: plays an album from a song, keeps playing over routes, and undo brings back what it replaced', async () => {
  const { place, press, bar, asked, queue, tell, app } = await open();
  await press(music.playSong.replace('{{name}}', 'Bài b'));
  await expect.poll(() => bar()?.textContent, { timeout: 10_000 }).toContain('Bài b');
  await act(() => tell({ type: 'audio.playing' }));
  await act(() => tell(at(12)));
  expect(asked.filter((one) => one.startsWith('open'))).toEqual(['open q2 b.m4a at 0']);
  await act(() => app.navigation.send({ type: 'navigation.go', to: '/menu', replace: false, state: null, pop: false }));
  await expect.poll(() => place.querySelector('main h2')).not.toBeNull();
  expect([bar()?.textContent?.includes('Bài b'), asked.includes('pause')]).toEqual([true, false]);
  await act(() => queue.send({ type: 'music.playAll', tracks: songs.slice(2), from: 'album:x', at: 0 }));
  await press(listen.undo);
  await expect.poll(() => queue.getSnapshot().context.atS).toBe(12);
});

it.each(locales.map(({ code }) => code))(
  'MU-5: axe finds nothing serious in the player with words, queue and sleep, at 360 px too, in %s',
  async (locale) => {
    const { press, bar, shown, tell, queue, words, place, asked } = await open(locale);
    await act(() => queue.send({ type: 'music.playAll', tracks: songs, from: 'album:dem', at: 0 }));
    await act(() => tell({ type: 'audio.playing' }));
    await act(() => tell(at(6)));
    await expect.poll(() => bar()).not.toBeNull();
    const found = createFindings();
    await found.judge('bar');
    await page.viewport(narrow.width, narrow.height);
    await found.judge('bar, narrow');
    await act(() => place.querySelector<HTMLElement>('[data-part="music"] button')!.click());
    await shown('dialog[open] [aria-current]');
    expect(place.querySelector('dialog [aria-current]')?.textContent).toContain('Có một chỗ vẫn để dành');
    await found.judge('words');
    await act(() => place.querySelectorAll<HTMLElement>('dialog ol button')[2]!.click());
    expect(asked.at(-1)).toBe('seek 9');
    await press(words('tabs.queue'), '[role="tab"]');
    await shown('dialog [data-qid]');
    await found.judge('queue');
    await press(words('tabs.more'), '[role="tab"]');
    await shown('dialog [role="switch"]');
    await found.judge('sleep');
    await press(words('tabs.devices'), '[role="tab"]');
    await expect.poll(() => place.querySelector('dialog')?.textContent).toContain(words('devices.moveHere'));
    await found.judge('devices');
    found.expectNone();
  },
);

it('MU-2: Alt and an arrow move a song in the queue, which keeps the focus', async () => {
  const { press, bar, shown, queue, words, place } = await open();
  await act(() => queue.send({ type: 'music.playAll', tracks: songs, from: 'album:dem', at: 0 }));
  await expect.poll(() => bar()).not.toBeNull();
  await act(() => place.querySelector<HTMLElement>('[data-part="music"] button')!.click());
  await press(words('tabs.queue'), '[role="tab"]');
  await shown('dialog [data-qid="q3"]');
  const grip = place.querySelector<HTMLElement>('dialog [data-qid="q3"] [data-grip]')!;
  grip.focus();
  await act(() => grip.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', altKey: true, bubbles: true })));
  expect(queue.getSnapshot().context.queue.entries.map(({ qid }) => qid)).toEqual(['q1', 'q3', 'q2', 'q4']);
  expect(document.activeElement?.closest('[data-qid]')?.getAttribute('data-qid')).toBe('q3');
});

it('MU-9: names a playlist, which a name without letters is not', async () => {
  const made: string[] = [];
  const create: PlaylistsPort['create'] = async ({ name }) => {
    made.push(name);
    return succeeded(aPlaylist);
  };
  const { press, place, shown } = await openPortal('/am-nhac/play-list-cua-toi', {
    areas: { playlists: { ...playlistArea, create } },
  });
  await press(music.playlist.create);
  await shown('dialog[open] input');
  await act(() => userEvent.fill(place.querySelector('dialog input')!, '  '));
  await act(() => userEvent.keyboard('{Enter}'));
  await act(() => userEvent.fill(place.querySelector('dialog input')!, ' Chạy bộ '));
  await act(() => userEvent.keyboard('{Enter}'));
  await expect.poll(() => made).toEqual(['Chạy bộ']);
  await shown('#content [data-song]');
});

it('MU-10: says that music made way, and goes on by a press alone', async () => {
  const { bar, queue, tell, press } = await open();
  await act(() => queue.send({ type: 'music.playAll', tracks: songs, from: 'album:dem', at: 0 }));
  await act(() => tell({ type: 'audio.playing' }));
  await act(() => queue.send({ type: 'focus.lost' }));
  await expect.poll(() => bar()?.textContent, { timeout: 10_000 }).toContain(listen.state.yielded);
  await press(listen.again);
  expect(queue.getSnapshot().matches({ playback: 'sounding' })).toBe(true);
});

it('MU-9: hearts of a list are asked for at once, and one that is pressed is a like', async () => {
  const [asked, liked]: [number[], unknown[]] = [[], []];
  const standing = (target: Target, on: boolean): Standing => ({
    ...{ target, counters: {}, rating: { avg: 0, n: 0 } },
    me: { liked: on, saved: false, following: false, reactions: [], rating: null },
  });
  const { place, press } = await openPortal('/am-nhac/album/dem-tren-khan-dai/dem', {
    areas: {
      music: musicArea,
      social: {
        standing: async (targets) => {
          asked.push(targets.length);
          return succeeded(targets.map((target) => standing(target, target.id === 'b')));
        },
        react: async (wish) => {
          liked.push(wish);
          return succeeded({ on: true, counters: { likes: 1 } });
        },
      },
    },
  });
  const pressed = (name: string) =>
    place.querySelector(`[data-song="${name}"] [aria-pressed]`)?.getAttribute('aria-pressed');
  await expect.poll(() => [pressed('a'), pressed('b')]).toEqual(['false', 'true']);
  expect(Math.max(...asked)).toBeGreaterThan(1);
  await press(social.likeOf.replace('{{name}}', 'Bài a'));
  await expect.poll(() => liked).toMatchObject([{ target: { type: 'song', id: 'a' }, kind: 'like', on: true }]);
});

it('MU-3: two devices changed the queue: both are shown, and the other one goes on here by a press', async () => {
  const theirs: SharedQueue = {
    ...{ rev: 7, queue: playedAll(noSongs, [songs[2]!], null, 0), atS: 65 },
    by: { device: 'Chrome, Android', at: Date.UTC(2026, 10, 22, 5) },
  };
  const player = fakeMusicPlayer(async () => ({ kind: 'conflict', theirs }));
  const { place, press, shown, words } = await openPortal('/am-nhac', { music: player.music });
  await act(() => player.queue.send({ type: 'music.playAll', tracks: songs, from: 'album:dem', at: 0 }));
  // A session without a gesture arrives after seconds, and the queue is uploaded two seconds later.
  const state = () => player.queue.getSnapshot().value;
  await expect.poll(state, { timeout: 30_000 }).toMatchObject({ sharing: 'conflict' });
  await shown('dialog[open]');
  for (const text of ['Chrome, Android', '1:05'])
    await expect.poll(() => place.querySelector('dialog')?.textContent).toContain(text);
  const found = createFindings();
  await found.judge('conflict');
  found.expectNone();
  await press((await words('listen'))('devices.moveHere'));
  expect(player.asked.at(-2)).toContain('open q1 c.m4a at 65');
  expect(player.queue.getSnapshot().matches({ playback: 'sounding', sharing: 'settled' })).toBe(true);
  await press(listen.undo);
  await expect.poll(() => player.queue.getSnapshot().context.queue.entries.length).toBe(songs.length);
});

it('MU-9: a guest finds what this device heard, latest first', async () => {
  const storage = fakeStorage();
  for (const songId of ['a', 'gone', 'b']) heardHereOn(storage).keep(songId);
  const { shown, place } = await openPortal('/am-nhac/nhac-cua-toi', { held: 'none', storage });
  await shown('#content [data-part="heard-here"] [data-song]');
  const rows = [...place.querySelectorAll('[data-part="heard-here"] [data-song]')];
  expect(rows.map((row) => row.getAttribute('data-song'))).toEqual(['b', 'a']);
  const found = createFindings();
  await found.judge('a guest');
  found.expectNone();
});
