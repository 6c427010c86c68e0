import { describe, expect, it } from 'vitest';
import { textIn } from '#server/shared/tv/texts.ts';
import { locales } from '#domain/locale/locale.ts';
import { nationSlug } from '#server/shared/tv/places.ts';
import { demoChannels } from './channels.ts';
import { demoTv } from './demoTv.ts';
import { demoOnAir, DEMO_TV } from './streams.ts';

const NOW = Date.UTC(2026, 10, 23, 15);
const AT = NOW / 1000;
const DAY = 86_400;
const nameOf = (link: string) => link.split('/')[2]!;

describe('the demo’s channels', () => {
  it('are a dozen of several nations: a radio, one that is slow, one out of area, one dead, one with a second source', () => {
    const looks = demoTv.channels.map(({ sources }) => sources.map(({ link }) => demoTv.look(link, NOW)).join());
    expect(demoTv.channels).toHaveLength(12);
    expect(new Set(demoTv.channels.map(({ country }) => nationSlug(country))).size).toBe(5);
    expect(demoTv.channels.filter(({ kind }) => kind === 'radio')).toHaveLength(1);
    expect(new Set(looks)).toEqual(new Set(['ok,ok', 'ok', 'slow', 'blocked', 'dead', 'dead,ok']));
  });
  it('have addresses, numbers and streams of their own', () => {
    const addresses = demoTv.channels.map(({ country, slug }) => `${country}/${slug}`);
    const numbers = demoTv.channels.map(({ country, number }) => `${country} ${number}`);
    const links = demoTv.channels.flatMap(({ sources }) => sources.map(({ link }) => link));
    for (const list of [addresses, numbers, links]) expect(new Set(list).size).toBe(list.length);
  });
  it.each(demoChannels.map(({ id }) => [id]))(
    '%s: a week without gap and without overlap, in three languages',
    (id) => {
      const week = demoTv.between(id, AT, AT + 7 * DAY);
      expect(week[0]!.start).toBeLessThanOrEqual(AT);
      expect(week.at(-1)!.stop).toBeGreaterThanOrEqual(AT + 7 * DAY);
      week.slice(1).forEach((one, i) => expect(one.start).toBe(week[i]!.stop));
      for (const { title, desc, start, stop } of week) {
        expect(stop - start).toBeGreaterThanOrEqual(10 * 60);
        expect(stop - start).toBeLessThanOrEqual(DEMO_TV.longestSec);
        for (const { code } of locales)
          expect(textIn(title, code) !== '' && textIn(desc ?? '', code) !== '').toBe(true);
      }
    },
  );
  it('are the same in every process, and differ from day to day', () => {
    const titles = (from: number) =>
      demoTv.between('ben-phim', from, from + DAY).map(({ title }) => textIn(title, 'vi'));
    expect(titles(AT)).toEqual(titles(AT));
    expect(titles(AT)).not.toEqual(titles(AT + DAY));
  });
});

describe('the demo’s streams', () => {
  const past = (start: number, minutes: number, name = 'tvsongben') => `${name}0${start.toString(36)}${minutes}`;
  it('TV-8: a programme that is over is a stream of its own length; one that is on begins where it began', () => {
    expect(demoOnAir(past(AT - 7200, 60), NOW)).toMatchObject({ startMs: NOW - 7_200_000, endMs: NOW - 3_600_000 });
    const running = demoOnAir(past(AT - 600, 60), NOW);
    expect(running).toMatchObject({ startMs: NOW - 600_000, windowMs: 3_600_000 });
    expect(running?.endMs).toBeUndefined();
  });
  it.each([
    ['nobody’s', 'tvkhongco'],
    ['not a channel', 'rm7'],
    ['a dead one', nameOf('/media/tvlanternquay1dead/index.mpd')],
    ['of the future', past(AT + 60, 30)],
    ['of longer ago than it is kept', past(AT - 3 * DAY, 30)],
    ['of no length', past(AT - 60, 0)],
    ['of a channel that keeps nothing', past(AT - 600, 30, 'tvtalatnoi')],
  ])('none that is %s', (_, name) => {
    expect(demoOnAir(name, NOW)).toBeNull();
  });
});
