import { createActor } from 'xstate';
import { SPOILER_TEAMS } from '#domain/settings/keeping.ts';
import { idsIn } from '#domain/shared/idList.ts';
import { withLit } from '#domain/spoiler/lit.ts';
import { createMine, type Followed } from '#domain/spoiler/mine.ts';
import { createOpener } from '#domain/spoiler/opener.ts';
import type { SpoilerPolicy } from '#domain/spoiler/policy.ts';
import type { HoldsPort } from '#ports/holds.ts';
import type { StoragePort } from '#ports/storage.ts';
import { wireSpoilerShield } from './spoilerShield.wire.ts';

const LIT = 'spoiler.lit';
const unknown: Followed = {
  fixtures: new Set(),
  people: new Set(),
  leagues: new Set(),
  teams: new Set(),
  whole: false,
};

/** What shows the rest of the application what it may show. */
export interface Shown {
  readonly policy: SpoilerPolicy;
  readonly open: <A>(answer: A) => A;
}
export interface ShieldNeeds {
  readonly policy: SpoilerPolicy;
  readonly storage: StoragePort;
  /** Epoch milliseconds by the server's clock. */
  readonly now: () => number;
  readonly holds: HoldsPort;
  readonly keep: (policy: SpoilerPolicy) => void;
  readonly show: (shown: Shown) => void;
  /** Tells what the viewer booked and follows, and each change of it; gives back how to stop. */
  readonly watchFollowed: (tell: (followed: Followed) => void) => () => void;
  /** Tells which match is watched, null for none. */
  readonly watchStage: (tell: (fixtureId: string | null) => void) => () => void;
}

/** B2: hides results as the policy says, and lights matches one by one, which this device remembers. */
export const createShield = (needs: ShieldNeeds) => {
  const { storage, holds } = needs;
  let policy: SpoilerPolicy = 'off';
  let lit = idsIn(storage.read(LIT));
  let followed = unknown;
  let mine = createMine();
  let stop = () => {};

  const show = () => {
    const known = new Set(lit);
    if (policy === 'off') return needs.show({ policy, open: (answer) => answer });
    const open = createOpener({
      ...{ policy, now: needs.now },
      stateOf: (match) => ({ mine: mine(match, followed), lit: known.has(match.fixtureId) }),
    });
    needs.show({ policy, open });
  };
  const light = (fixtureId: string) => {
    // Another tab may have lit some.
    lit = withLit(idsIn(storage.read(LIT) ?? lit.join(' ')), fixtureId);
    storage.write(LIT, lit.join(' '));
    show();
  };
  const hear = (news: Followed) => {
    followed = news;
    mine = createMine();
    show();
  };

  const actor = createActor(wireSpoilerShield({ holds, light })).start();
  const watchHands = () =>
    holds.watch({
      begin: (fixtureId) => actor.send({ type: 'hold.begin', fixtureId }),
      end: () => actor.send({ type: 'hold.end' }),
      key: (fixtureId) => actor.send({ type: 'hold.key', fixtureId }),
    });
  const watchEyes = () =>
    needs.watchStage((fixtureId) =>
      actor.send(fixtureId === null ? { type: 'watch.end' } : { type: 'watch.begin', fixtureId }),
    );

  const become = (next: SpoilerPolicy) => {
    stop();
    policy = next;
    show();
    const watching = next === 'off' ? [] : [watchHands(), watchEyes()];
    if (next === 'mine') watching.push(needs.watchFollowed(hear));
    stop = () => {
      for (const end of watching) end();
    };
  };
  become(needs.policy);
  return {
    light,
    /** `teams`, where they are given, are those that `mine` hides beside what one follows. */
    choose: (next: SpoilerPolicy, teams?: readonly string[]) => {
      if (teams) storage.write(SPOILER_TEAMS, teams.length > 0 ? teams.join(' ') : null);
      needs.keep(next);
      become(next);
    },
  };
};
