import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Match } from '#domain/match/match.ts';
import type { Slice } from '#domain/shared/slice.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { MatchSearch } from '#ports/schedule.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { aMatch } from '../../../tests/fakes/matches.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import MatchSearchScreen from './MatchSearchScreen.tsx';

afterEach(unmountAll);

const match = aMatch({ fixtureId: 'f1', roomId: null });
const open = async (path: string, answer: (query: MatchSearch, cursor: string | null) => Slice<Match> | null) => {
  const asked: MatchSearch[] = [];
  const app = fakeApp({
    path,
    ports: silentPorts({
      loadPort: fakeLoadPort({
        football: {
          leagues: async () =>
            succeeded([
              { leagueId: 'l1', leagueName: 'Giải Một', slug: 'giai-mot', logo: '', country: '' },
              { leagueId: 'cup', leagueName: 'Cúp Bờ Kè', slug: 'cup-bo-ke', logo: '', country: '' },
            ]),
        },
      }),
      schedule: {
        leagues: async () => succeeded([{ leagueId: 'l1', leagueName: 'Giải Một', liveModeId: '1', slugs: [] }]),
        search: async (query, cursor) => {
          asked.push(query);
          const found = answer(query, cursor);
          return found ? succeeded(found) : failed({ kind: 'unreachable' });
        },
      },
    }),
  });
  const place = await mount(app, <MatchSearchScreen />, ['matchSearch', 'schedule', 'feed']);
  await expect.poll(() => place.querySelector('input')).not.toBeNull();
  const input = place.querySelector('input')!;
  const rows = () => place.querySelectorAll('li[data-state]').length;
  const button = (name: string) => [...place.querySelectorAll('button')].find((one) => one.textContent === name);
  const address = () => app.navigation.getSnapshot().context.search;
  return { app, asked, place, input, rows, button, address };
};
const one = () => ({ list: [match], next: null });

it('A-4: a cold visit searches for what its address asks, letter by letter', async () => {
  const { asked, input, rows } = await open('/thong-tin-tran-dau?q=50%25+g%E1%BB%97&league=l1&when=past', one);
  await expect.poll(rows).toBe(1);
  expect(input.value).toBe('50% gỗ');
  expect(asked[0]).toEqual({ timezone: 'Asia/Bangkok', q: '50% gỗ', leagueId: 'l1', when: 'past' });
});

it('A-4: what is typed goes into the address after a pause, and finds', async () => {
  const { asked, input, rows, address } = await open('/thong-tin-tran-dau', one);
  expect(asked).toEqual([]);
  await userEvent.type(input, 'ben go');
  await expect.poll(address).toBe('q=ben+go');
  await expect.poll(rows).toBe(1);
  expect(asked.at(-1)).toMatchObject({ q: 'ben go' });
});

it('A-4: goes on under what is there, by day and league as if it had come at once', async () => {
  const { rows, place } = await open('/thong-tin-tran-dau?q=a', (_query, cursor) =>
    cursor === null
      ? { list: [match], next: '1.f1' }
      : { list: [aMatch({ fixtureId: 'f2', roomId: null })], next: null },
  );
  await expect.poll(rows).toBe(2);
  expect(place.querySelectorAll('h2')).toHaveLength(1);
});

it('A-4: where nothing is found there is a way on, and where the search fails another try', async () => {
  const none = await open('/thong-tin-tran-dau?q=khong', () => ({ list: [], next: null }));
  await expect.poll(() => none.place.textContent).toContain('Không có trận nào khớp “khong”.');
  none.button('Tìm trong các trận đã qua')!.click();
  await expect.poll(none.address).toBe('q=khong&when=past');
  const failing = await open('/thong-tin-tran-dau?q=a', () => null);
  await expect.poll(() => failing.place.querySelector('[role="alert"]')?.textContent).toContain('Chưa tìm được');
});

it('A-4: remembers what was looked at, and forgets it on request', async () => {
  const { app, place } = await open('/thong-tin-tran-dau?q=a', one);
  await expect.poll(() => place.querySelector('li[data-state] a')).not.toBeNull();
  place.querySelector<HTMLElement>('li[data-state] a')!.click();
  unmountAll();
  expect(app.storage.read('matches.looked')).toContain('f1');
});

it('A-4: a football match leads to its page, while it runs to its room besides; another one as in the schedule', async () => {
  const list = [
    aMatch({ fixtureId: 'on', status: '67', roomId: 'r1' }),
    aMatch({ fixtureId: 'past', status: 'FT', score: '2-1', roomId: null }),
    aMatch({ fixtureId: 'off', status: 'cancelled', roomId: null }),
    aMatch({
      fixtureId: 'race',
      liveModeId: '5',
      home: '',
      away: '',
      title: 'Máng Tre 4',
      status: 'live',
      roomId: 'r5',
    }),
  ];
  const { place, rows } = await open('/thong-tin-tran-dau?q=a', () => ({ list, next: null }));
  await expect.poll(rows).toBe(4);
  const paths = [...place.querySelectorAll('li[data-state]')].map((row) =>
    [...row.querySelectorAll('a')].map((link) => link.getAttribute('href')!.split('?')[0]),
  );
  expect(paths.slice(0, 3)).toEqual([
    ['/tran-dau/ben-go-vs-nang-som/on', expect.stringContaining('/truc-tiep/')],
    ['/tran-dau/ben-go-vs-nang-som/past'],
    ['/tran-dau/ben-go-vs-nang-som/off'],
  ]);
  expect(paths[3]).toEqual([expect.stringContaining('/truc-tiep/')]);
});

it('A-4: offers the competitions of the schedule and of football, each once, by name', async () => {
  const { place } = await open('/thong-tin-tran-dau', one);
  const names = () => [...place.querySelectorAll('option')].map(({ textContent }) => textContent);
  await expect.poll(names).toEqual(['Mọi giải', 'Cúp Bờ Kè', 'Giải Một']);
});

it('A-4: fits a narrow phone', async () => {
  await page.viewport(360, 740);
  const { rows } = await open('/thong-tin-tran-dau?q=a', one);
  await expect.poll(rows).toBe(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
