import { useMemo, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { fakeApp } from '../../../../tests/fakes/app.ts';
import { aMatch } from '../../../../tests/fakes/matches.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { LeagueList } from './LeagueList.tsx';

afterEach(unmountAll);

const football = aMatch({ fixtureId: 'f1', leagueId: 'bong', leagueName: 'Giải bóng', liveModeId: '1' });
const esport = aMatch({ fixtureId: 'f2', leagueId: 'esport', leagueName: 'Giải esport', liveModeId: '5' });
const day = [football, esport];
const none = new Set<string>();

const Day = ({ first }: { readonly first: string | null }) => {
  const [mode, setMode] = useState(first);
  const shown = mode === null ? day : day.filter(({ liveModeId }) => liveModeId === mode);
  return (
    <>
      <LeagueList matches={day} shown={shown} booked={none} heading="h2" />
      <button data-mode type="button" onClick={() => setMode(mode === null ? '1' : null)}>
        lọc
      </button>
    </>
  );
};
const open = async (first: string | null = null) => {
  const place = await mount(fakeApp(), <Day first={first} />, ['schedule']);
  const league = (name: string) => place.querySelector<HTMLElement>(`section[aria-label="${name}"]`);
  await expect.poll(() => league('Giải bóng')).not.toBeNull();
  return { league, filter: () => place.querySelector<HTMLElement>('[data-mode]')!.click() };
};

it('LIVE-1: a filter takes other leagues from sight and from the accessibility tree, and brings the same rows back', async () => {
  const { league, filter } = await open();
  const row = league('Giải esport')!.querySelector('li');
  filter();
  await expect.poll(() => league('Giải esport')!.checkVisibility()).toBe(false);
  expect(getComputedStyle(league('Giải esport')!).display).toBe('none');
  expect(league('Giải bóng')!.checkVisibility()).toBe(true);
  filter();
  await expect.poll(() => league('Giải esport')!.checkVisibility()).toBe(true);
  expect(league('Giải esport')!.querySelector('li')).toBe(row);
});

it('V-15: the row of a match that has ended leads to its room, and without a room to its details', async () => {
  const ended = { status: 'FT', score: '2-1' } as const;
  const matches = [aMatch({ ...ended, fixtureId: 'f8' }), aMatch({ ...ended, fixtureId: 'f9', roomId: null })];
  const place = await mount(fakeApp(), <LeagueList matches={matches} shown={matches} booked={none} heading="h2" />, [
    'schedule',
  ]);
  await expect.poll(() => place.querySelectorAll('li').length).toBe(2);
  const [withRoom, without] = place.querySelectorAll('li');
  expect(withRoom!.querySelector('a')?.getAttribute('href')).toMatch(/-r1$/);
  expect([without!.querySelector('a'), without!.querySelector('button')?.ariaLabel]).toEqual([
    null,
    'Chi tiết Bến Gỗ – Nắng Sớm',
  ]);
});

it('draws no league before it is wanted', async () => {
  const { league, filter } = await open('1');
  expect(league('Giải esport')).toBeNull();
  filter();
  await expect.poll(() => league('Giải esport')?.checkVisibility()).toBe(true);
});

it('SC-4: what ends goes to its place at the beginning of the list, and stays where it is read further down', async () => {
  const late = aMatch({ fixtureId: 'f3', home: 'Sau', startTime: football.startTime + 1 });
  const update: { current: (status: string) => void } = { current: () => undefined };
  const Live = () => {
    const [status, setStatus] = useState('80');
    update.current = setStatus;
    const matches = useMemo(() => [aMatch({ home: 'Trước', status }), late], [status]);
    return (
      <>
        <LeagueList matches={matches} booked={none} heading="h2" />
        <div style={{ height: '300vh' }} />
      </>
    );
  };
  const place = await mount(fakeApp(), <Live />, ['schedule']);
  const order = () => [...place.querySelectorAll('li')].map((row) => /Trước|Sau/.exec(row.textContent)?.[0]).join(' ');
  const statusShown = (status: string) => expect.poll(() => place.querySelector('ul')?.textContent).toContain(status);
  await expect.poll(order).toBe('Trước Sau');
  update.current('FT');
  await expect.poll(order).toBe('Sau Trước');
  window.scrollTo(0, place.querySelector('ul')!.getBoundingClientRect().top + 60);
  update.current('81');
  await statusShown('81');
  expect(order()).toBe('Sau Trước');
  window.scrollTo(0, 0);
  update.current('82');
  await statusShown('82');
  expect(order()).toBe('Trước Sau');
});
