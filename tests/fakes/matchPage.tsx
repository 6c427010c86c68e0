import { expect } from 'vitest';
import type { Fixture } from '#domain/football/fixture.ts';
import type { Tip } from '#domain/tips/tip.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { FootballPort } from '#ports/football.ts';
import '#ui/layouts/Shell.css.ts';
import MatchScreen from '#ui/football/match/MatchScreen.tsx';
import { fakeApp } from './app.ts';
import { fakeLoadPort, silentPorts } from './ports.ts';
import { someEvents } from './fixtures.ts';
import { aRoom } from './matches.ts';
import { aTipMatch } from './tips.ts';
import { mount } from './mount.tsx';

/** The path of the match in these fakes. */
export const MATCH_PATH = '/tran-dau/ben-go-vs-nang-som/f1';
interface Given extends Partial<FootballPort> {
  readonly path?: string;
  /** Tips on the match; no answer if absent. */
  readonly tips?: readonly Tip[];
}
/** A match page over fakes; null for an unknown match. `asked` records the calls for events. */
export const openMatch = async (fixture: Fixture | null, { path = MATCH_PATH, tips, ...given }: Given = {}) => {
  const asked: string[] = [];
  const app = fakeApp({
    path,
    ports: silentPorts({
      schedule: { room: async () => succeeded(aRoom()) },
      loadPort: fakeLoadPort({
        football: {
          fixture: async () => (fixture ? succeeded(fixture) : failed({ kind: 'refused', code: 404 })),
          events: async (id) => {
            asked.push(id);
            return succeeded(someEvents);
          },
          momentum: async () => succeeded([]),
          ...given,
        },
        ...(tips && { tips: { byMatch: async () => succeeded({ tips, consensus: [], fixture: aTipMatch() }) } }),
      }),
    }),
  });
  const teams = path.split('/')[2]!;
  const place = await mount(
    app,
    <main id="content">
      <MatchScreen params={{ teams, id: 'f1' }} />
    </main>,
    ['match', 'football', 'schedule'],
  );
  return { app, place, asked };
};
/** The same, once the match is loaded. */
export const matchShown = async (fixture: Fixture, given?: Given) => {
  const opened = await openMatch(fixture, given);
  await expect.poll(() => opened.place.querySelector('h1')).not.toBeNull();
  return opened;
};
