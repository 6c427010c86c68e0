import type { Fixture } from '#domain/football/fixture.ts';
import type { ManuscriptState } from '#domain/news/newsroom.ts';
import { succeeded } from '#ports/failure.ts';
import { feed } from '../resource/feed.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** What is written, from feeds and imported, what was worked on last first. */
export const manuscripts = feed({
  name: 'manuscripts',
  private: true,
  load: async ({ loadPort }: Ports, { state }: { readonly state: ManuscriptState | null }, cursor, signal) =>
    (await loadPort('newsroom')).list(state, cursor, signal),
  idOf: ({ articleId }) => articleId,
});
/** Where articles may stand. */
export const newsShelves = resource({
  name: 'newsShelves',
  private: true,
  staleAfterMs: 300_000,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('newsroom')).shelves(signal),
});
/** What was done to an article; `seen` is the newest revision that is known, so that a newer one asks anew. */
export const manuscriptActs = resource({
  name: 'manuscriptActs',
  private: true,
  staleAfterMs: 0,
  load: async ({ loadPort }: Ports, { articleId }: { readonly articleId: string; readonly seen: string }, signal) =>
    (await loadPort('newsroom')).revisions(articleId, signal),
});
/** A revision of an article, which never changes. */
export const manuscriptAt = resource({
  name: 'manuscriptAt',
  private: true,
  staleAfterMs: 3_600_000,
  load: async ({ loadPort }: Ports, { articleId, rev }: { readonly articleId: string; readonly rev: number }, signal) =>
    (await loadPort('newsroom')).detail(articleId, rev, signal),
});

interface Named {
  /** As somebody types it; nobody is asked for an empty one. */
  readonly q: string;
}
/** Teams whose matches and tips a search shows. */
const TEAMS_SEARCHED = 3;

const teamIds = async ({ loadPort }: Ports, q: string, signal: AbortSignal) => {
  const teams = await (await loadPort('football')).findTeams({ q }, signal);
  return teams.ok ? succeeded(teams.value.slice(0, TEAMS_SEARCHED).map(({ id }) => id)) : teams;
};
/** The matches of the teams that have a name: those to come, then the latest. */
export const matchesNamed = resource({
  name: 'matchesNamed',
  staleAfterMs: 60_000,
  load: async (ports: Ports, { q }: Named, signal) => {
    if (q.trim() === '') return succeeded<readonly Fixture[]>([]);
    const ids = await teamIds(ports, q, signal);
    if (!ids.ok) return ids;
    const football = await ports.loadPort('football');
    const asked = ids.value.flatMap((id) => (['coming', 'past'] as const).map((when) => ({ id, when })));
    const slices = await Promise.all(asked.map((query) => football.teamFixtures(query, signal)));
    const found = slices.flatMap((slice) => (slice.ok ? slice.value.list : []));
    const [failure] = slices.flatMap((slice) => (slice.ok ? [] : [slice]));
    return failure && found.length === 0
      ? failure
      : succeeded([...new Map(found.map((one) => [one.fixtureId, one])).values()]);
  },
});
/** Tips on the matches of the teams that have a name; the open ones by their lock without one. */
export const tipsNamed = resource({
  name: 'tipsNamed',
  staleAfterMs: 30_000,
  load: async (ports: Ports, { q }: Named, signal) => {
    const tips = await ports.loadPort('tips');
    const asked = async () => {
      if (q.trim() === '') return tips.list({ state: 'open', sort: 'lock' }, null, signal);
      const ids = await teamIds(ports, q, signal);
      if (!ids.ok) return ids;
      return ids.value.length === 0
        ? succeeded({ list: [], next: null })
        : tips.list({ teams: ids.value.join(',') }, null, signal);
    };
    const slice = await asked();
    return slice.ok ? succeeded(slice.value.list) : slice;
  },
});
/** Rooms of matches from today on, of those that have a name where one is typed. */
export const roomsNamed = resource({
  name: 'roomsNamed',
  staleAfterMs: 30_000,
  load: async ({ schedule }: Ports, { q, timezone }: Named & { readonly timezone: string }, signal) => {
    const wanted = q.trim();
    const slice = await schedule.search({ timezone, ...(wanted !== '' && { q: wanted }) }, null, signal);
    return slice.ok ? succeeded(slice.value.list.filter(({ roomId }) => roomId !== null)) : slice;
  },
});
