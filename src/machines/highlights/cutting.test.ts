import { createActor, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { CutStanding, CutWish } from '#domain/highlights/highlight.ts';
import { failed, succeeded, type Failure } from '#ports/failure.ts';
import { selectCutting, selectCuttingStep, type CuttingStep } from './cutting.selectors.ts';
import { wireCutting } from './cutting.wire.ts';

type Told = Omit<CutStanding, 'highlightId'> | Failure;
const lost: Failure = { kind: 'unreachable' };
const marks = [
  { at: 20_000, label: "Bàn thắng 12'" },
  { at: 90_000, label: "Bàn thắng 14'" },
];
const span = { fromTs: 10_000, toTs: 40_000 };

/** A form, and an origin that answers in turn; the last answer stays. */
const begin = (answers: readonly Told[]) => {
  const left = [...answers];
  const sent: CutWish[] = [];
  const asked: string[] = [];
  let ready = 0;
  const next = () => {
    const told = left.length > 1 ? left.shift()! : left[0]!;
    return 'kind' in told ? failed(told) : succeeded<CutStanding>({ highlightId: 'h1', ...told });
  };
  const machine = wireCutting({
    highlights: async () => ({
      create: async (wish) => {
        sent.push(wish);
        return next();
      },
      state: async (highlightId) => {
        asked.push(highlightId);
        return next();
      },
    }),
    ready: () => void (ready += 1),
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: { session: 's', roomId: 'r1' } }).start();
  const step = () => selectCuttingStep(actor.getSnapshot());
  const of = () => selectCutting(actor.getSnapshot());
  const until = (wanted: CuttingStep) => waitFor(actor, (state) => selectCuttingStep(state) === wanted);
  const change = (draft: Partial<ReturnType<typeof of>['draft']>) =>
    actor.send({ type: 'cutting.change', change: draft });
  const fill = () =>
    change({ ...span, category: 'bong-da', type: 'ban-thang', titles: { vi: ' Bàn thắng ', en: '', zh: '進球' } });
  const send = () => actor.send({ type: 'cutting.send', marks });
  const resting = () => waitFor(actor, (state) => state.matches({ cutting: 'resting' }));
  return { actor, clock, sent, asked, step, of, until, change, fill, send, resting, ready: () => ready };
};

describe('a highlight that is cut out of a room (NE-6, NE-12)', () => {
  it('says what is missing, and sends nothing', () => {
    const { sent, step, of, send } = begin([lost]);
    send();
    expect([step(), sent.length]).toEqual(['choosing', 0]);
    expect(of().fields).toEqual({
      ...{ fromTs: 'missing', toTs: 'missing', 'titles.vi': 'missing', category: 'missing' },
    });
  });

  it.each([
    [10_000, 10_000, 'backwards'],
    [10_000, 12_999, 'tooShort'],
    [10_000, 310_001, 'tooLong'],
  ])('from %d to %d is %s', (fromTs, toTs, why) => {
    const { of, fill, change, send } = begin([lost]);
    fill();
    change({ fromTs, toTs });
    send();
    expect(of().fields).toEqual({ toTs: why });
  });

  it.each([
    [10_000, 13_000],
    [10_000, 310_000],
  ])('from %d to %d is sent', (fromTs, toTs) => {
    const { step, fill, change, send } = begin([lost]);
    fill();
    change({ fromTs, toTs });
    send();
    expect(step()).toBe('sending');
  });

  it('sends the title that is needed and those that are written, with the moments of the span as chapters', async () => {
    const { sent, fill, send, until } = begin([{ state: 'ready', slug: 'x' }]);
    fill();
    send();
    await until('ready');
    expect(sent).toEqual([
      {
        ...{ ...span, roomId: 'r1', clientId: 's-1', category: 'bong-da', type: 'ban-thang' },
        titles: { vi: 'Bàn thắng', zh: '進球' },
        chapters: [{ sec: 5, label: "Bàn thắng 12'" }],
      },
    ]);
  });

  it('a moment can have another name, or be no chapter; where the span has none, the origin names them', async () => {
    const { sent, fill, change, send, until, actor } = begin([{ state: 'failed', why: 'failed' }]);
    const again = async (draft: Parameters<typeof change>[0]) => {
      actor.send({ type: 'cutting.again' });
      change(draft);
      send();
      await until('failed');
    };
    fill();
    await again({ labels: { 20_000: 'Sa mở tỷ số' } });
    await again({ without: [20_000] });
    await again({ fromTs: 21_000, toTs: 80_000 });
    expect(sent.map(({ chapters }) => chapters)).toEqual([[{ sec: 5, label: 'Sa mở tỷ số' }], [], undefined]);
  });

  it('asks every 2 s what became of it, and has the way to it once it is ready', async () => {
    const { clock, asked, fill, send, until, resting, of, ready } = begin([
      ...([{ state: 'cutting' }, { state: 'cutting' }, lost] as const),
      { state: 'ready', slug: 'ban-thang' },
    ]);
    fill();
    send();
    await until('cutting');
    clock.increment(1999);
    expect(asked).toEqual([]);
    clock.increment(1);
    await resting();
    clock.increment(2000);
    await resting();
    expect(of().failure).toEqual(lost);
    clock.increment(2000);
    await until('ready');
    expect([asked.length, of().slug, of().failure, ready()]).toEqual([3, 'ban-thang', null, 1]);
  });

  it('sends what was not answered again as it was, every 5 s and with the network, and never twice under two names', async () => {
    const { actor, clock, sent, fill, send, until } = begin([lost, lost, lost, { state: 'ready', slug: 'x' }]);
    fill();
    send();
    await until('unsent');
    clock.increment(5000);
    await until('unsent');
    actor.send({ type: 'cutting.network', online: false });
    expect(sent.length).toBe(2);
    actor.send({ type: 'cutting.network', online: true });
    await until('unsent');
    actor.send({ type: 'cutting.retry' });
    await until('ready');
    expect(sent.map(({ clientId }) => clientId)).toEqual(['s-1', 's-1', 's-1', 's-1']);
  });

  it('keeps what the origin refuses, says which field, and sends the corrected one under another name', async () => {
    const refused: Failure = { kind: 'refused', code: 422, fields: { fromTs: 'gone' } };
    const { sent, fill, change, send, until, of, step } = begin([refused, { state: 'ready', slug: 'x' }]);
    fill();
    send();
    await until('refused');
    expect([of().fields, of().draft.fromTs]).toEqual([{ fromTs: 'gone' }, 10_000]);
    change({ fromTs: 20_000 });
    expect([step(), of().fields]).toEqual(['choosing', {}]);
    send();
    await until('ready');
    expect(sent.map(({ clientId, fromTs }) => `${clientId} ${fromTs}`)).toEqual(['s-1 10000', 's-2 20000']);
  });

  it('one that failed says why, and can be asked for again', async () => {
    const { actor, fill, send, until, of, step } = begin([{ state: 'failed', why: 'gone' }]);
    fill();
    send();
    await until('failed');
    expect(of().why).toBe('gone');
    actor.send({ type: 'cutting.again' });
    expect([step(), of().draft.fromTs]).toEqual(['choosing', 10_000]);
  });

  it('what was withdrawn while it was cut has failed', async () => {
    const { clock, fill, send, until, of } = begin([{ state: 'cutting' }, { kind: 'refused', code: 404 }]);
    fill();
    send();
    await until('cutting');
    clock.increment(2000);
    await until('failed');
    expect(of().failure).toEqual({ kind: 'refused', code: 404 });
  });

  it('the next one begins where the last one ended, in the same category', async () => {
    const { actor, fill, send, until, of } = begin([{ state: 'ready', slug: 'x' }]);
    fill();
    send();
    await until('ready');
    actor.send({ type: 'cutting.again' });
    expect(of().draft).toMatchObject({ fromTs: 40_000, toTs: null, category: 'bong-da', titles: { vi: '' } });
  });
});
