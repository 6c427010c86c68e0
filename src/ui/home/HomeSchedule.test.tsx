import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { failed, succeeded } from '#ports/failure.ts';
import type { DayCountQuery } from '#ports/schedule.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { silentPorts } from '../../../tests/fakes/ports.ts';
import { aMatch } from '../../../tests/fakes/matches.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { HomeSchedule } from './HomeSchedule.tsx';

afterEach(unmountAll);

it('LIVE-2: says how many matches each day from yesterday on has, and shows the day that is chosen', async () => {
  const counted: DayCountQuery[] = [];
  const ports = silentPorts({
    schedule: {
      dayCounts: (query) => {
        counted.push(query);
        return Promise.resolve(succeeded([{ day: query.from, total: 7, live: 0 }]));
      },
      day: ({ date }) => Promise.resolve(succeeded([aMatch({ home: `Đội của ${date}` })])),
    },
  });
  const place = await mount(fakeApp({ ports }), <HomeSchedule />, ['home', 'schedule']);
  await expect.poll(() => place.textContent).toContain('Đội của 2026-11-21');
  const days = [...place.querySelectorAll<HTMLElement>('[aria-pressed][type="button"]')].slice(0, 7);
  await expect.poll(() => days.map((day) => day.lastElementChild?.textContent)).toEqual(['7', '', '', '', '', '', '']);
  expect(counted).toEqual([{ from: '2026-11-20', to: '2026-11-26', timezone: 'Asia/Bangkok' }]);
  days[0]!.click();
  await expect.poll(() => place.textContent).toContain('Đội của 2026-11-20');
  expect(days.map((day) => day.ariaPressed)).toEqual(['true', ...Array.from({ length: 6 }, () => 'false')]);
});

it('V-18: a day that cannot be loaded says so in line with its heading, and is asked for again', async () => {
  let works = false;
  const ports = silentPorts({
    schedule: {
      dayCounts: () => Promise.resolve(failed({ kind: 'unreachable' })),
      day: () => Promise.resolve(works ? succeeded([aMatch({ home: 'Cá Mập' })]) : failed({ kind: 'unreachable' })),
    },
  });
  const place = await mount(fakeApp({ ports }), <HomeSchedule />, ['home', 'schedule']);
  await expect.poll(() => place.querySelector('[role="alert"]')).not.toBeNull();
  const left = (part: string) => place.querySelector(part)!.getBoundingClientRect().left;
  expect(left('[role="alert"]')).toBe(left('h2'));
  works = true;
  await userEvent.click(place.querySelector('[role="alert"] button')!);
  await expect.poll(() => place.textContent).toContain('Cá Mập');
});
