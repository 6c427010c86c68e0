import { describe, expect, it, vi } from 'vitest';
import { CHAT } from '#domain/chat/chat.ts';
import { fixturesAround, fixturesOfDay } from './calendar.ts';
import { dayNumberAt, instantAt, MINUTE_MS } from './day.ts';
import { sayingsBetween, type Saying } from './sayings.ts';
import { overviewOf, standingOf } from './simulation.ts';
import { createVoices } from './voices.ts';

const today = dayNumberAt(Date.UTC(2026, 10, 21));
const football = fixturesOfDay(today).filter(({ league, fate }) => league.sport === 'football' && fate === null);

describe('sayingsBetween', () => {
  it('speaks every 4 to 9 seconds while the match runs, and never before or after', () => {
    const fixture = football[0]!;
    const said = sayingsBetween(fixture, fixture.startTime - 30 * MINUTE_MS, fixture.startTime + 200 * MINUTE_MS);
    const gaps = said.slice(1).map(({ at }, i) => at - said[i]!.at);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4000);
    expect(Math.max(...gaps)).toBeLessThan(9000);
    for (const { at } of said) expect(standingOf(fixture, at).phase).toBe('live');
  });

  it('says the same however it is asked: in one piece or second by second', () => {
    const fixture = football[1]!;
    const from = fixture.startTime + 20 * MINUTE_MS;
    const pieces: Saying[] = [];
    for (let at = from; at < from + 3 * MINUTE_MS; at += 1000) pieces.push(...sayingsBetween(fixture, at, at + 1000));
    expect(pieces).toEqual(sayingsBetween(fixture, from, from + 3 * MINUTE_MS));
  });

  it('notices goals: the commentator calls each, by the name of who scored', () => {
    for (const fixture of football) {
      const said = sayingsBetween(fixture, fixture.startTime, fixture.startTime + 150 * MINUTE_MS);
      const goals = overviewOf(fixture, fixture.startTime + 150 * MINUTE_MS)!.events.filter(
        (event) => event.scoreAfter,
      );
      for (const goal of new Set(goals.map(({ player }) => player!.name)))
        if (goals.length === 1)
          expect(said.some(({ text, speaker }) => speaker.badge === 'host' && text.includes(goal))).toBe(true);
    }
  });

  it('fills every place in its lines, in three languages, within the length of a message', () => {
    const said = fixturesAround(instantAt(today, '20:45')).flatMap((fixture) =>
      fixture.crew.length ? sayingsBetween(fixture, fixture.startTime, fixture.startTime + 60 * MINUTE_MS) : [],
    );
    expect(said.length).toBeGreaterThan(500);
    for (const { text } of said) {
      expect(text).not.toMatch(/[{}]|undefined|null/);
      expect([...text].length).toBeLessThanOrEqual(CHAT.maxTextLength);
    }
    expect(said.some(({ text }) => /\p{Script=Han}/u.test(text))).toBe(true);
    expect(new Set(said.map(({ speaker }) => speaker.userId)).size).toBeGreaterThan(15);
  });
});

describe('createVoices', () => {
  it('speaks only where somebody listens', () => {
    let now = instantAt(today, '20:45');
    const spoken: Saying[] = [];
    const [listened] = fixturesAround(now).filter(
      (fixture) => standingOf(fixture, now).phase === 'live' && fixture.crew.length > 0,
    );
    const tick = createVoices({
      clock: () => now,
      listeners: (groupId) => (groupId === listened!.fixtureId ? 1 : 0),
      isSilent: () => Promise.resolve(false),
      speak: (saying) => spoken.push(saying),
      announce: () => {},
      mainGroup: CHAT.defaultGroup,
    });
    for (let second = 0; second < 60; second++) {
      now += 1000;
      tick();
    }
    expect(new Set(spoken.map(({ groupId }) => groupId))).toEqual(new Set([listened!.fixtureId]));
    expect(spoken.length).toBeGreaterThanOrEqual(6);
    expect(spoken.length).toBeLessThanOrEqual(15);
  });

  it('tells the first listener of a silent room what was said in the last minutes, once', async () => {
    let now = instantAt(today, '20:45');
    const spoken: Saying[] = [];
    const [live] = fixturesAround(now).filter(
      (fixture) => standingOf(fixture, now).phase === 'live' && fixture.crew.length > 0,
    );
    const asked = vi.fn(() => Promise.resolve(true));
    const tick = createVoices({
      clock: () => now,
      listeners: (groupId) => (groupId === live!.fixtureId ? 1 : 0),
      isSilent: asked,
      speak: (saying) => spoken.push(saying),
      announce: () => {},
      mainGroup: CHAT.defaultGroup,
    });
    now += 1000;
    tick();
    await asked.mock.results[0]!.value;
    const backlog = spoken.length;
    expect(backlog).toBeGreaterThanOrEqual(12);
    now += 1000;
    tick();
    await Promise.resolve();
    expect(asked).toHaveBeenCalledExactlyOnceWith(live!.fixtureId);
    expect(spoken.length - backlog).toBeLessThanOrEqual(1);
  });

  it('CHAT-7: group 30 hears the first match that runs', () => {
    let now = instantAt(today, '20:45');
    const groups = new Set<string>();
    const tick = createVoices({
      clock: () => now,
      listeners: (groupId) => (groupId === CHAT.defaultGroup ? 3 : 0),
      isSilent: () => Promise.resolve(false),
      speak: ({ groupId }) => groups.add(groupId),
      announce: ({ groupId }) => groups.add(groupId),
      mainGroup: CHAT.defaultGroup,
    });
    for (let second = 0; second < 30; second++) {
      now += 1000;
      tick();
    }
    expect([...groups]).toEqual(['30']);
  });
});
