import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rawGet } from './support/rawClient.ts';
import { openMany, overAndOver, pause, type Attack } from './support/attack.ts';
import type { Target } from './support/target.ts';

const AT_ONCE = 1000;

/** Writes many requests at once on a few connections, reads nothing, and reconnects when it is disconnected. */
const pipeline = (target: Target, places: number, request: (i: number) => string): Promise<void> =>
  overAndOver(places, async (n) => {
    const client = await target.open({ reads: false });
    client.write(Array.from({ length: AT_ONCE }, (_, i) => request(n * AT_ONCE + i)).join(''));
    await pause(100);
    client.cut();
  });

const asset = (): string => {
  try {
    const names = readdirSync(join(import.meta.dirname, '../../dist/assets'));
    return `/assets/${names.find((name) => name.endsWith('.js')) ?? ''}`;
  } catch {
    return '/icon.svg';
  }
};

/** A three-letter currency for each number. */
const currency = (i: number): string =>
  [i / 676, i / 26, i].map((n) => String.fromCodePoint(65 + (Math.floor(n) % 26))).join('');

/** A different spelling of the same zone for each number. */
const spelled = (i: number): string =>
  Array.from('America/New_York', (letter, at) =>
    (i >> at) % 2 === 1 ? letter.toUpperCase() : letter.toLowerCase(),
  ).join('');

const SCHEDULE = '/live/api/schedule/liveSchedule?pageSize=200';

export const unreadClip: Attack = {
  name: 'a thousand films at once, unread',
  run: (target) => pipeline(target, 10, () => rawGet('/media/clips/football.mp4')),
};

export const unreadAssets: Attack = {
  name: 'thousands of files at once, unread',
  run: (target) => pipeline(target, 25, () => rawGet(asset())),
};

export const changingCurrency: Attack = {
  name: 'a heavy call at once in ever new currencies, unread',
  run: (target) => pipeline(target, 10, (i) => rawGet(SCHEDULE, { Currency: currency(i) })),
};

export const changingZones: Attack = {
  name: 'a heavy call at once with ever new spellings of a zone',
  run: (target) => pipeline(target, 10, (i) => rawGet(`${SCHEDULE}&timezone=${spelled(i)}`)),
};

export const unreadWithinBounds: Attack = {
  name: 'as many connections and films as are allowed, unread',
  run: async (target) => {
    await openMany(target, 250, rawGet('/media/clips/football.mp4').repeat(8), { reads: false });
    await pause(10_000);
  },
};
