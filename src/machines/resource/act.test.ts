import { describe, expect, it } from 'vitest';
import { failed, succeeded, type Failure, type Outcome } from '#ports/failure.ts';
import { settle } from '../../../tests/fakes/accounts.ts';
import { wellFormed } from '../../../tests/model/wellFormed.ts';
import { actMachine } from './act.machine.ts';
import { act, createActs, type ActEnd } from './act.ts';
import { createResources, resource } from './resources.ts';

wellFormed('act', actMachine);

interface Ports {
  readonly read: () => Promise<Outcome<readonly string[]>>;
  readonly set: (wish: string) => Promise<Outcome<string>>;
}
const saved = resource({ name: 'saved', load: (ports: Ports, _: null) => ports.read() });
const save = act({
  name: 'save',
  members: true,
  to: ({ id }: { readonly id: string; readonly on: boolean }) => id,
  run: (ports: Ports, { id, on }, { clientId }) => ports.set(`${id} ${on} ${clientId}`),
  optimistic: ({ id, on }, change) =>
    change(saved, null, (list) => (on ? [...list, id] : list.filter((one) => one !== id))),
  invalidates: [saved],
});

const refusal: Failure = { kind: 'refused', code: 403 };
const ended: Failure = { kind: 'unauthorized', clears: 'allTokens' };
const down: Failure = { kind: 'unreachable' };

const start = async ({ member = true, online = true, enters = true } = {}) => {
  const asked: string[] = [];
  const answers: ((outcome: Outcome<string>) => void)[] = [];
  const intents: (string | undefined)[] = [];
  const told: (readonly string[])[] = [];
  let ids = 0;
  let stored: readonly string[] = ['a'];
  let isMember = member;
  const ports: Ports = {
    read: () => Promise.resolve(succeeded(stored)),
    set: (wish) => {
      asked.push(wish);
      return new Promise((resolve) => answers.push(resolve));
    },
  };
  const resources = createResources(ports, {
    clock: { now: () => 0 },
    visibility: { isVisible: () => true, watch: () => () => {} },
    log: { warn: () => {}, report: () => {} },
  });
  const acts = createActs<Ports, string>({
    ports,
    resources,
    enter: (intent) => {
      if (isMember) return Promise.resolve(true);
      intents.push(intent);
      isMember = enters;
      return Promise.resolve(enters);
    },
    isOnline: () => online,
    newId: () => `id${(ids += 1)}`,
    tellTabs: (names) => void told.push(names),
  });
  resources.hold(saved, null);
  await settle();
  const ends: string[] = [];
  const note = (end: ActEnd<string>) => void ends.push(end.kind === 'failed' ? end.failure.kind : end.kind);
  return {
    ...{ asked, intents, told, ends },
    shown: () => resources.ref(saved, null).getSnapshot().context.value,
    press: async (id: string, on = true) => {
      void acts.press(save, { id, on }, 'saving').then(note);
      await settle();
    },
    answer: async (outcome: Outcome<string>, now = stored) => {
      stored = now;
      if (!outcome.ok && outcome.failure === ended) isMember = false;
      answers.shift()!(outcome);
      await settle();
    },
    elsewhere: (change: (list: readonly string[]) => readonly string[]) => resources.update(saved, null, change),
  };
};

describe('an act', () => {
  it('is shown at once, and read back from the origin when it is done', async () => {
    const t = await start();
    await t.press('b');
    expect([t.shown(), t.asked, t.ends]).toEqual([['a', 'b'], ['b true id1'], []]);
    await t.answer(succeeded('ok'), ['b', 'a']);
    expect([t.shown(), t.ends, t.told]).toEqual([['b', 'a'], ['done'], [['saved']]]);
  });

  it('a second tap while it is under way is the same act: one call, one end', async () => {
    const t = await start();
    await t.press('b');
    await t.press('b');
    await t.press('b', false);
    expect([t.asked, t.ends]).toEqual([['b true id1'], ['joined', 'joined']]);
    await t.press('c');
    expect(t.asked).toHaveLength(2);
    await t.answer(succeeded('ok'), ['a', 'b']);
    await t.press('b', false);
    expect(t.asked.at(-1)).toBe('b false id3');
  });

  it('refused: what was shown goes, and the failure says why', async () => {
    const t = await start();
    await t.press('b');
    await t.answer(failed(refusal));
    expect([t.shown(), t.ends]).toEqual([['a'], ['refused']]);
  });

  it('takes nothing back that has changed since', async () => {
    const t = await start();
    await t.press('b');
    t.elsewhere(() => ['x']);
    const before = t.shown();
    await t.answer(failed(refusal), ['x']);
    expect([before, t.shown()]).toEqual([['x'], ['x']]);
  });

  it('offline: nothing is asked and nothing shown', async () => {
    const t = await start({ online: false, member: false });
    await t.press('b');
    expect([t.asked, t.shown(), t.ends, t.intents]).toEqual([[], ['a'], ['offline'], []]);
  });

  it('answer lost: the next press is the same one to the origin, until one is heard', async () => {
    const t = await start();
    await t.press('b');
    await t.answer(failed(down));
    await t.press('b');
    await t.answer(succeeded('ok'), ['a', 'b']);
    await t.press('b');
    expect([t.asked, t.ends]).toEqual([
      ['b true id1', 'b true id1', 'b true id2'],
      ['unreachable', 'done'],
    ]);
  });

  it('asks a guest in first, says what for, and completes', async () => {
    const t = await start({ member: false });
    await t.press('b');
    expect([t.intents, t.asked]).toEqual([['saving'], ['b true id1']]);
    await t.answer(succeeded('ok'), ['a', 'b']);
    expect(t.ends).toEqual(['done']);
  });

  it('who does not want to log in has done nothing', async () => {
    const t = await start({ member: false, enters: false });
    await t.press('b');
    expect([t.asked, t.shown(), t.ends]).toEqual([[], ['a'], ['left']]);
  });

  it('expired session: asks in once more and completes under the same id; a second time it has failed', async () => {
    const t = await start();
    await t.press('b');
    await t.answer(failed(ended));
    expect([t.intents, t.asked, t.shown()]).toEqual([['saving'], ['b true id1', 'b true id1'], ['a', 'b']]);
    await t.answer(failed(ended));
    expect([t.shown(), t.ends, t.intents.length]).toEqual([['a'], ['unauthorized'], 1]);
  });
});
