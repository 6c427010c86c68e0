import { describe, expect, it } from 'vitest';
import { fixturesOfDay } from './calendar.ts';
import { dayNumberAt, MINUTE_MS } from './day.ts';
import { goalsBetween } from './goals.ts';
import { isCalledOff, standingOf } from './simulation.ts';
import { createVoices } from './voices.ts';

const today = dayNumberAt(Date.UTC(2026, 10, 21));
const week = Array.from({ length: 7 }, (_, i) => fixturesOfDay(today + i)).flat();
const football = week.filter(({ league, crew }) => league.sport === 'football' && crew.length > 0);

describe('goals as the chat is told of them', () => {
  it('tells each once, at its instant, with the score that the scoreboard then shows', () => {
    const lines: string[] = [];
    for (const fixture of football) {
      const told: string[] = [];
      for (let minute = 0; minute < 140; minute++) {
        const [from, to] = [minute, minute + 1].map((one) => fixture.startTime + one * MINUTE_MS);
        const goals = goalsBetween(fixture, from!, to!);
        for (const { groupId } of goals) expect(groupId).toBe(fixture.fixtureId);
        told.push(...goals.map(({ key }) => key));
        lines.push(...goals.map(({ text }) => text));
        const last = goals.at(-1)?.text.split(', ').at(-1)?.replace('–', '-');
        if (last) expect(standingOf(fixture, to!).score).toBe(last);
      }
      const final =
        standingOf(fixture, fixture.startTime + 200 * MINUTE_MS)
          .score?.split('-')
          .map(Number) ?? [];
      if (!isCalledOff(fixture)) expect(told).toHaveLength((final[0] ?? 0) + (final[1] ?? 0));
      expect(new Set(told).size).toBe(told.length);
    }
    const form = /^Bàn thắng: \S.*\S( \(phản lưới\)| \(phạt đền\))? \d{1,2}(\+\d{1,2})?', \d+–\d+$/;
    for (const line of lines) expect(line).toMatch(form);
    expect(lines.some((line) => line.includes('phản lưới'))).toBe(true);
  });

  it('tells nothing of other sports', () => {
    const other = week.find(({ league }) => league.sport === 'basketball')!;
    expect(goalsBetween(other, other.startTime, other.startTime + 120 * MINUTE_MS)).toEqual([]);
  });

  it('the voices announce them where somebody listens, and nowhere else', () => {
    const fixture = football.find(
      (one) => goalsBetween(one, one.startTime, one.startTime + 40 * MINUTE_MS).length > 0,
    )!;
    const [first] = goalsBetween(fixture, fixture.startTime, fixture.startTime + 40 * MINUTE_MS);
    const heardBy = (listener: string) => {
      const heard: string[] = [];
      let now = fixture.startTime;
      const tick = createVoices({
        clock: () => now,
        listeners: (groupId) => (groupId === listener ? 1 : 0),
        isSilent: () => Promise.resolve(false),
        speak: () => {},
        announce: ({ text }) => heard.push(text),
        mainGroup: '30',
      });
      for (; now < fixture.startTime + 40 * MINUTE_MS; now += 1000) tick();
      return heard;
    };
    expect(heardBy(fixture.fixtureId)[0]).toBe(first!.text);
    expect(heardBy('30')).toEqual([]);
  });
});
