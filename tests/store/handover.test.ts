import { beforeAll, expect, it } from 'vitest';
import { HANDOVER } from '#domain/handover/handover.ts';
import { filmSubjects } from '#server/films/films.subjects.ts';
import { openHandover } from '#server/handover/handover.open.ts';
import type { GuestViewer } from '#server/http/identify.ts';
import { findSubjectsIn } from '#server/shared/subjects.ts';
import { fakeCatalogue, filmNamesOfFiles } from '#server/testing/fakeFilms.ts';
import { callContext, granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

const viewer: GuestViewer = { kind: 'guest', userId: 'g', displayName: 'Khách', siteRoleId: 0, sessionId: null };
const target = { type: 'episode', id: 'tram-song-s01e02' } as const;

onEveryEngine('the hand-over to another device', (database) => {
  let calls: ReturnType<typeof openHandover>['handlers']['handover'];
  beforeAll(() => {
    const find = findSubjectsIn([filmSubjects(fakeCatalogue(), filmNamesOfFiles)]);
    calls = openHandover({ database: database(), find }).handlers.handover;
  });
  const at = (now: number) => callContext({ viewer, now });
  const create = async (now = NOW) => granted(await calls.create({ target, positionSec: 31.5 }, at(now)));

  it('FI-13: a code names the thing, its second and its page, once, however it is typed', async () => {
    const { code, expiresTs } = await create();
    expect(expiresTs).toBe(NOW + HANDOVER.ttlS * 1000);
    const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`;
    expect(granted(await calls.take({ code: typed }, at(expiresTs - 1)))).toEqual({
      ...{ target, positionSec: 31.5, path: '/phim-anh/xem-phim/tram-song?tap=tram-song-s01e02' },
    });
    expect(await calls.take({ code }, at(NOW))).toMatchObject({ code: 410 });
  });
  it('FI-13: of two devices at once one gets it', async () => {
    const { code } = await create();
    const both = await Promise.all([calls.take({ code }, at(NOW)), calls.take({ code }, at(NOW))]);
    expect(both.filter((answer) => 'target' in answer)).toHaveLength(1);
  });
  it('FI-13: after 60 s it is gone; nothing is handed over that is not there', async () => {
    const { code, expiresTs } = await create();
    expect(await calls.take({ code }, at(expiresTs))).toMatchObject({ code: 410 });
    const gone = { type: 'episode', id: 'khong-co' } as const;
    expect(await calls.create({ target: gone, positionSec: 1 }, at(NOW))).toMatchObject({ code: 404 });
  });
});
