import { beforeAll, beforeEach, expect, it } from 'vitest';
import { keptText } from '#domain/social/shelf.ts';
import { targetText, type Target } from '#domain/social/social.ts';
import { addMember } from '#server/accounts/members.store.ts';
import { sql } from '#server/database/sql.ts';
import { filmSubjects } from '#server/films/films.subjects.ts';
import type { GuestViewer, MemberViewer } from '#server/http/identify.ts';
import { memoryLimits } from '#server/shared/memoryLimits.ts';
import { openSocial } from '#server/social/social.open.ts';
import { fakeCatalogue, filmNamesOfFiles } from '#server/testing/fakeFilms.ts';
import { callContext, granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { memberNamed } from './support/race.ts';

const film = (id: string): Target => ({ type: 'film', id });
const episode = (id: string): Target => ({ type: 'episode', id: `tram-song-${id}` });
const member: MemberViewer = { kind: 'member', userId: 'lan', displayName: 'Lan', siteRoleId: 1, sessionId: 's' };

onEveryEngine('the shelf of a member', (database) => {
  let now = NOW;
  let social: ReturnType<typeof openSocial>;
  beforeAll(async () => {
    await addMember(database(), memberNamed('lan'), NOW);
    social = openSocial({
      ...{ database: database(), clock: () => now, limits: false, limitStore: memoryLimits(() => now) },
      areApart: async () => false,
      subjects: [filmSubjects(fakeCatalogue(), filmNamesOfFiles)],
    });
  });
  beforeEach(async () => {
    now = NOW;
    await database().run(sql`delete from social_history`);
    await database().run(sql`delete from social_off_shelf`);
  });
  const calls = () => social.handlers.social;
  const by = () => callContext({ viewer: member, now });
  const put = async (target: Target, position: number, at = now, done = false) =>
    granted(await calls().putHistory({ items: [{ target, position, duration: 90, done, at }] }, by()));
  const shelf = async () =>
    granted(await calls().shelf({}, by())).map(({ target, position, left }) => [targetText(target), position, left]);

  it('CALL GET /other/api/history/shelf: films and shows, latest first, with the seconds that are left', async () => {
    await put(film('den-cuoi'), 30.5, now - 9);
    await put(episode('s01e02'), 15, now - 5);
    expect(await shelf()).toEqual([
      ['episode:tram-song-s01e02', 15, 30],
      ['film:den-cuoi', 30.5, 60],
    ]);
    const [show] = granted(await calls().shelf({}, by()));
    expect(show).toMatchObject({
      group: film('tram-song'),
      card: {
        title: 'Trạm Sông',
        subtitle: 'Mùa 1 · 2. Tập 2',
        path: '/phim-anh/xem-phim/tram-song?tap=tram-song-s01e02',
      },
    });
  });

  it('FI-3: after an episode that was seen comes the next, after the last nothing, and a film that was seen is off', async () => {
    await put(episode('s01e03'), 45, now, true);
    expect(await shelf()).toEqual([['episode:tram-song-s02e01', 0, 45]]);
    await put(episode('s02e03'), 45, now + 0, true);
    now += 10;
    await put(episode('s02e03'), 45, now, true);
    await put(film('den-cuoi'), 89, now, true);
    expect(await shelf()).toEqual([]);
  });

  it('FI-3: of two devices the later second stays, however late the other arrives; the future counts as now', async () => {
    await put(film('den-cuoi'), 60, now - 1000);
    await put(film('den-cuoi'), 20, now - 5000);
    expect(await shelf()).toEqual([['film:den-cuoi', 60, 30]]);
    await put(film('den-cuoi'), 70, now + 999_999);
    now += 1;
    await put(film('den-cuoi'), 10, now);
    expect(await shelf()).toEqual([['film:den-cuoi', 10, 80]]);
  });

  it('CALL POST /other/api/history/off-shelf: one press takes a show off, another puts it back, a visit does too', async () => {
    await put(episode('s01e01'), 15);
    const off = (on: boolean) => calls().putOffShelf({ group: film('tram-song'), on }, by());
    expect(granted(await off(true))).toEqual({ on: true });
    expect(await shelf()).toEqual([]);
    granted(await off(false));
    expect(await shelf()).toHaveLength(1);
    granted(await off(true));
    now += 1;
    await put(episode('s01e01'), 16, now);
    expect(await shelf()).toEqual([['episode:tram-song-s01e01', 16, 29]]);
  });

  it('CALL GET /other/api/history/state: positions of what was visited, in one question for a season', async () => {
    await put(episode('s01e01'), 44, now, true);
    await put(film('den-cuoi'), 12);
    const targets = ['film:den-cuoi', 'episode:tram-song-s01e01', 'episode:tram-song-s01e02'].join();
    const reached = granted(await calls().reached({ targets }, by()));
    expect(reached.map(({ target, position, done }) => [targetText(target), position, done]).toSorted()).toEqual([
      ['episode:tram-song-s01e01', 44, true],
      ['film:den-cuoi', 12, false],
    ]);
    expect(await calls().reached({ targets: 'planet:mars' }, by())).toMatchObject({ code: 422 });
    const many = Array.from({ length: 60 }, (_, i): Target => episode(`s09e${i}`));
    expect(await social.reached('lan', [...many, film('den-cuoi')])).toHaveLength(1);
  });

  it('X29: a guest’s device names what it keeps, and gets the same shelf', async () => {
    const viewer: GuestViewer = { kind: 'guest', userId: 'g', displayName: 'Khách', siteRoleId: 0, sessionId: null };
    const guest = () => callContext({ viewer, now });
    const kept = keptText([
      { target: episode('s01e03'), position: 45, duration: 45, done: true, at: now },
      { target: film('gone'), position: 5, duration: 45, done: false, at: now },
    ]);
    const items = granted(await calls().shelf({ kept }, guest()));
    expect(items.map(({ target, left }) => [target.id, left])).toEqual([['tram-song-s02e01', 45]]);
    expect(granted(await calls().shelf({}, guest()))).toEqual([]);
    expect(await calls().shelf({ kept: 'x' }, guest())).toMatchObject({ code: 422 });
  });
});
