import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Followed } from '#domain/spoiler/mine.ts';
import { succeeded } from '#ports/failure.ts';
import { aBooking, aMatch } from '../../../tests/fakes/matches.ts';
import { asGuest, asMember, scriptedAccounts, settle } from '../../../tests/fakes/accounts.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/app.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { wireAuth } from '../auth/auth.wire.ts';
import { createResources } from '../resource/resources.ts';
import { watchFollowed } from './followed.ts';

const log = { warn: () => {}, report: () => {} };

const start = async (held: 'guest' | 'member', next: string | null = null) => {
  const { port: accounts } = scriptedAccounts({ info: [asMember], guestLogin: [asGuest], guestInfo: [asGuest] });
  const tokens = { held: () => held, clearGuest: () => {}, clearAll: () => {}, watch: () => () => {} };
  const auth = createActor(wireAuth({ accounts, tokens, log }), { input: { held } }).start();
  const loadPort = fakeLoadPort({
    bookings: { list: async () => succeeded([aBooking(aMatch({ fixtureId: 'f1' }))]) },
    social: {
      followed: async () =>
        succeeded({
          list: [
            { target: { type: 'user', id: 'u1' }, since: 1, card: null },
            { target: { type: 'fixture', id: 'f2' }, since: 2, card: null },
          ],
          next,
        }),
    },
  });
  const resources = createResources(silentPorts({ loadPort }), {
    ...{ log, clock: { now: () => 0 } },
    visibility: { isVisible: () => true, watch: () => () => {} },
  });
  const told: Followed[] = [];
  const stop = watchFollowed(
    { resources, auth, storage: fakeStorage({ 'leagues.pinned': 'l1 l2' }) },
    (followed) => void told.push(followed),
  );
  await settle();
  return { told, stop, resources, last: () => told.at(-1)! };
};
const listed = ({ fixtures, people, leagues, whole }: Followed) => [[...fixtures], [...people], [...leagues], whole];

describe('B2: what is one’s own', () => {
  it('is of a guest what is pinned on this device', async () => {
    const t = await start('guest');
    expect(listed(t.last())).toEqual([[], [], ['l1', 'l2'], true]);
    t.stop();
  });
  it('is of a member also what is booked and followed; before that is there, nothing is whole', async () => {
    const t = await start('member');
    expect(t.told.at(0)?.whole).toBe(false);
    expect(listed(t.last())).toEqual([['f1', 'f2'], ['u1'], ['l1', 'l2'], true]);
    t.stop();
  });
  it('is not whole where more is followed than the first slice says', async () => {
    const t = await start('member', 'more');
    expect(listed(t.last())).toEqual([['f1', 'f2'], ['u1'], ['l1', 'l2'], false]);
    t.stop();
  });
});
