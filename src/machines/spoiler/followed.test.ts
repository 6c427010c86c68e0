import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Target } from '#domain/social/social.ts';
import type { Followed } from '#domain/spoiler/mine.ts';
import { SPOILER_TEAMS } from '#domain/settings/keeping.ts';
import { succeeded } from '#ports/failure.ts';
import { aBooking, aMatch } from '../../../tests/fakes/matches.ts';
import { asGuest, asMember, scriptedAccounts, settle } from '../../../tests/fakes/accounts.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { wireAuth } from '../auth/auth.wire.ts';
import { createResources } from '../resource/resources.ts';
import { watchFollowed } from './followed.ts';

/** More than a page of a list holds. */
const many: readonly Target[] = [
  { type: 'user', id: 'u1' },
  { type: 'fixture', id: 'f2' },
  ...Array.from({ length: 900 }, (_, i) => ({ type: 'team', id: `t${i}` }) as const),
];
const log = { warn: () => {}, report: () => {} };

const start = async (held: 'guest' | 'member', stored: Readonly<Record<string, string>> = {}) => {
  const { port: accounts } = scriptedAccounts({ info: [asMember], guestLogin: [asGuest], guestInfo: [asGuest] });
  const tokens = { held: () => held, clearGuest: () => {}, clearAll: () => {}, watch: () => () => {} };
  const auth = createActor(wireAuth({ accounts, tokens, log }), { input: { held } }).start();
  const loadPort = fakeLoadPort({
    bookings: { list: async () => succeeded([aBooking(aMatch({ fixtureId: 'f1' }))]) },
    social: {
      followedAll: async () => succeeded(many),
    },
  });
  const resources = createResources(silentPorts({ loadPort }), {
    ...{ log, clock: { now: () => 0 } },
    visibility: { isVisible: () => true, watch: () => () => {} },
  });
  const told: Followed[] = [];
  const stop = watchFollowed(
    { resources, auth, storage: fakeStorage({ 'leagues.pinned': 'l1 l2', ...stored }) },
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
  it('is whole however much is followed, and has the teams that the settings name', async () => {
    const t = await start('member', { [SPOILER_TEAMS]: 'x1 x2' });
    const { teams, whole } = t.last();
    expect([teams.size, teams.has('t899'), teams.has('x2'), whole]).toEqual([902, true, true, true]);
    t.stop();
  });
});
