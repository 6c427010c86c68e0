import { describe, expect, it } from 'vitest';
import type { Standing, Target } from '#domain/social/social.ts';
import { failed, succeeded, type Failure, type Outcome } from '#ports/failure.ts';
import type { SocialPort } from '#ports/social.ts';
import { settle } from '../../../tests/fakes/accounts.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import type { Act, ActEnd } from '../resource/act.ts';
import { createActs } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { createResources } from '../resource/resources.ts';
import { followLead, forget, rate, react, turns } from './social.acts.ts';
import { followedList, historyList, standing } from './social.resources.ts';

const target: Target = { type: 'user', id: 'blv-khang' };
const me = { liked: false, saved: false, following: false, reactions: [], rating: null };
const before: Standing = { target, counters: { followers: 7, likes: 2 }, rating: { avg: 8, n: 4 }, me };

/** A member's tab, on a fake origin that answers writes when told to. */
const start = async ({ member = true, online = true, enters = true } = {}) => {
  const asked: string[] = [];
  const answers: ((outcome: Outcome<never>) => void)[] = [];
  const told: (readonly string[])[] = [];
  let stored = before;
  let entered = member;
  let ids = 0;
  const write = (name: string) => (wish: object) => {
    asked.push(`${name} ${JSON.stringify(wish)}`);
    return new Promise<Outcome<never>>((resolve) => answers.push(resolve));
  };
  const social: Partial<SocialPort> = {
    standing: () => Promise.resolve(succeeded([entered ? stored : (({ me: _, ...rest }) => rest)(stored)])),
    ...{ follow: write('follow'), save: write('save'), react: write('react'), rate: write('rate') },
  };
  const ports = silentPorts({ loadPort: fakeLoadPort({ social }) });
  const resources = createResources(ports, {
    clock: { now: () => 0 },
    visibility: { isVisible: () => true, watch: () => () => {} },
    log: { warn: () => {}, report: () => {} },
  });
  const acts = createActs<Ports, string>({
    ...{ ports, resources },
    enter: () => {
      if (entered) return Promise.resolve(true);
      entered = enters;
      resources.dropPrivate();
      return Promise.resolve(enters);
    },
    isOnline: () => online,
    newId: () => `id${(ids += 1)}`,
    tellTabs: (names) => void told.push(names),
  });
  resources.hold(standing, { target });
  await settle();
  const ends: string[] = [];
  const note = (end: ActEnd<unknown>) => void ends.push(end.kind === 'failed' ? end.failure.kind : end.kind);
  return {
    ...{ asked, ends, told },
    shown: () => resources.ref(standing, { target }).getSnapshot().context.value as Standing,
    press: async <Input, A>(act: Act<Ports, Input, A>, input: Input) => {
      void acts.press(act, input).then(note);
      await settle();
    },
    /** Answers the oldest write; `now` is the standing that the origin reports afterwards. */
    answer: async (outcome: Outcome<unknown>, now = stored) => {
      stored = now;
      answers.shift()!(outcome as Outcome<never>);
      await settle();
    },
    /** Another tab has invalidated it. */
    elsewhere: async (now: Standing) => {
      stored = now;
      resources.invalidate(standing);
      await settle();
    },
  };
};
const wish = (on = true) => ({ target, on });
const fire = (on = true) => ({ ...wish(on), kind: '🔥' as const });

/** Each act: how it is pressed, and the standing at the origin once it is done. */
const follows = {
  act: 'follow',
  press: (t: Tab, on?: boolean) => t.press(turns.follow, wish(on)),
  done: { ...before, counters: { ...before.counters, followers: 8 }, me: { ...me, following: true } },
  lists: ['standing', 'followedList', 'followedAll', 'favouriteList', 'followedTeams'],
} as const;
const saves = {
  act: 'save',
  press: (t: Tab, on?: boolean) => t.press(turns.save, wish(on)),
  done: { ...before, counters: { ...before.counters, saves: 1 }, me: { ...me, saved: true } },
  lists: ['standing', 'savedList', 'savedSongs'],
} as const;
const reacts = {
  act: 'react',
  press: (t: Tab, on?: boolean) => t.press(react, fire(on)),
  done: { ...before, counters: { ...before.counters, reactions: { '🔥': 1 } }, me: { ...me, reactions: ['🔥'] } },
  lists: ['standing'],
} as const;
type Tab = Awaited<ReturnType<typeof start>>;

describe('SC-7: the lead of what is followed', () => {
  it('is shown at once, asked with the follow, and taken back where it is refused', async () => {
    const t = await start();
    const followed = { ...before, me: { ...me, following: true } };
    await t.elsewhere(followed);
    await t.press(followLead, { target, lead: 30 });
    const chosen = { ...followed, me: { ...followed.me, notify: true, leadMin: 30 as const } };
    expect(t.shown()).toEqual(chosen);
    expect(t.asked.at(-1)).toContain('"on":true,"clientId":"id1","notify":true,"leadMin":30');
    await t.answer(succeeded({ on: true }), chosen);
    await t.press(followLead, { target, lead: 'off' });
    expect(t.shown().me?.notify).toBe(false);
    await t.answer(failed({ kind: 'unreachable' }));
    expect([t.shown(), t.ends, t.told]).toEqual([chosen, ['done', 'unreachable'], [['standing'], ['standing']]]);
  });
});

describe.each([follows, saves, reacts])('CA-8: $act', ({ act, press, done, lists }) => {
  const answered = succeeded({ on: true, counters: done.counters });

  it('is shown at once with its count, once for a double tap, and told to the other tabs when it is done', async () => {
    const t = await start();
    await press(t);
    await press(t);
    await press(t, false);
    expect(t.shown()).toEqual(done);
    expect(t.asked).toEqual([expect.stringMatching(new RegExp(`^${act} .*"clientId":"id1"`))]);
    await t.answer(answered, done);
    expect([t.shown(), t.ends, t.told]).toEqual([done, ['joined', 'joined', 'done'], [lists]]);
  });

  it.each<[string, Failure]>([
    ['refused', { kind: 'refused', code: 409 }],
    ['without an answer', { kind: 'unreachable' }],
  ])('%s, it is taken back and no count lies', async (_why, failure) => {
    const t = await start();
    await press(t);
    await t.answer(failed(failure));
    expect([t.shown(), t.ends]).toEqual([before, [failure.kind]]);
  });

  it('offline nothing is asked and nothing changes', async () => {
    const t = await start({ online: false });
    await press(t);
    expect([t.shown(), t.asked, t.ends]).toEqual([before, [], ['offline']]);
  });

  it('of a guest it is done once they are a member, and is there in what is loaded anew', async () => {
    const t = await start({ member: false });
    expect(t.shown().me).toBeUndefined();
    await press(t);
    await t.answer(answered, done);
    expect([t.shown(), t.ends]).toEqual([done, ['done']]);
  });

  it('of a session that has ended it is taken back, asked for again after the log-in, and done', async () => {
    const t = await start();
    await press(t);
    await t.answer(failed({ kind: 'unauthorized', clears: 'allTokens' }));
    expect(t.asked).toHaveLength(2);
    await t.answer(answered, done);
    expect([t.shown(), t.ends]).toEqual([done, ['done']]);
  });

  it('what another tab did is the truth here too', async () => {
    const t = await start();
    await t.elsewhere(done);
    expect(t.shown()).toEqual(done);
  });
});

it('two emoji are two acts, and each is counted as the origin answers', async () => {
  const t = await start();
  await t.press(react, fire());
  await t.press(react, { ...wish(), kind: '👏' });
  expect(t.asked).toHaveLength(2);
  const counters = { ...before.counters, reactions: { '🔥': 41, '👏': 1 } };
  await t.answer(succeeded({ on: true, counters }), { ...before, counters });
  expect(t.shown().counters.reactions?.['🔥']).toBe(41);
});

it('LR-9: a like and a save are each their own, side by side', async () => {
  const t = await start();
  await t.press(turns.like, wish());
  await t.press(turns.save, wish());
  expect(t.shown()).toMatchObject({ counters: { likes: 3, saves: 1 }, me: { liked: true, saved: true } });
  expect(t.asked.map((one) => one.split(' ')[0])).toEqual(['react', 'save']);
  expect(t.asked[0]).toContain('"kind":"like"');
});

it('CA-8: a rating is one’s own at once, its mean what the origin answers; refused, it is as before', async () => {
  const t = await start();
  await t.press(rate, { target, value: 10 });
  expect(t.shown()).toMatchObject({ rating: { avg: 8, n: 4 }, me: { rating: 10 } });
  const now: Standing = { ...before, rating: { avg: 8.4, n: 5 }, me: { ...me, rating: 10 } };
  await t.answer(succeeded({ avg: 8.4, n: 5 }), now);
  expect(t.shown()).toMatchObject({ rating: { avg: 8.4, n: 5 }, me: { rating: 10 } });
  await t.press(rate, { target, value: null });
  await t.answer(failed({ kind: 'serverFault', code: 500 }));
  expect(t.shown()).toMatchObject({ rating: { avg: 8.4, n: 5 }, me: { rating: 10 } });
});

describe('a list of one’s own', () => {
  const room: Target = { type: 'room', id: 'f1' };
  const marked = [target, room].map((one) => ({ target: one, card: null, since: 1 }));
  const visited = marked.map(({ target: one }) => ({
    target: one,
    card: null,
    position: 0,
    duration: 0,
    done: false,
    at: 1,
  }));
  const open = async (answer: Outcome<never> | Promise<never>) => {
    const social: Partial<SocialPort> = {
      followed: () => Promise.resolve(succeeded({ list: marked, next: null })),
      history: () => Promise.resolve(succeeded({ list: visited, next: null })),
      follow: () => Promise.resolve(answer),
      forgetHistory: () => Promise.resolve(answer),
    };
    const ports = silentPorts({ loadPort: fakeLoadPort({ social }) });
    const resources = createResources(ports, {
      clock: { now: () => 0 },
      visibility: { isVisible: () => true, watch: () => () => {} },
      log: { warn: () => {}, report: () => {} },
    });
    const acts = createActs<Ports, string>({
      ...{ ports, resources, isMember: () => true, enter: () => Promise.resolve(true), isOnline: () => true },
      ...{ newId: () => 'id', tellTabs: () => {} },
    });
    resources.hold(followedList, null);
    resources.hold(historyList, null);
    await settle();
    const ids = (list: typeof followedList | typeof historyList) =>
      (
        resources.ref(list as typeof followedList, null).getSnapshot().context.value as { list: typeof marked }
      ).list.map((one) => one.target.id);
    return {
      followed: () => ids(followedList),
      visited: () => ids(historyList),
      press: async <Input, A>(act: Act<Ports, Input, A>, input: Input) => {
        void acts.press(act, input);
        await settle();
      },
    };
  };
  const never = new Promise<never>(() => {});

  it('CA-8: who is followed no longer goes from it at once, and stands in it again where that is refused', async () => {
    const t = await open(never);
    await t.press(turns.follow, { target, on: false });
    expect(t.followed()).toEqual(['f1']);
    const refused = await open(failed({ kind: 'serverFault', code: 500 }));
    await refused.press(turns.follow, { target, on: false });
    expect(refused.followed()).toEqual(['blv-khang', 'f1']);
  });

  it('CALL POST /other/api/history/remove: one goes, or all of it, and comes back where that is refused', async () => {
    const one = await open(never);
    await one.press(forget, { target: room });
    expect(one.visited()).toEqual(['blv-khang']);
    const all = await open(never);
    await all.press(forget, { target: null });
    expect(all.visited()).toEqual([]);
    const refused = await open(failed({ kind: 'unreachable' }));
    await refused.press(forget, { target: null });
    expect(refused.visited()).toEqual(['blv-khang', 'f1']);
  });
});
