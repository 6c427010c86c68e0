import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deleted, reacted, said, saidFrom } from '../../../tests/fakes/chat.ts';
import type { Sequenced } from './chat.ts';
import { emptyLog, hasGap, positionOf, received, revised, subscribed, withOlder, type ChatLog } from './log.ts';

const at = (seq: number, epoch = 'e1') => ({ epoch, seq });
const joinedAt = (entries: readonly Sequenced[]): ChatLog =>
  subscribed(emptyLog, at(entries.at(-1)?.seq ?? 0), entries);
const seqs = (log: Pick<ChatLog, 'messages'>) => log.messages.map((message) => message.seq);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('a log', () => {
  it('knows nothing before the first answer', () => {
    expect(positionOf(emptyLog)).toBe(null);
    expect(hasGap(emptyLog)).toBe(false);
    expect(positionOf(joinedAt(saidFrom(11, 60)))).toEqual({ epoch: 'e1', seq: 60 });
  });
  it('begins with the latest and goes on', () => {
    const log = received(joinedAt(saidFrom(11, 60)), saidFrom(61, 62));
    expect(seqs(log)).toEqual(range(11, 62));
    expect(log.messages.at(-1)).toMatchObject({ originalMessage: 'tin 62', deleted: false });
  });
  it('begins empty in an empty room', () => {
    const log = subscribed(emptyLog, at(7), []);
    expect(positionOf(log)).toEqual({ epoch: 'e1', seq: 7 });
    expect(seqs(received(log, [said(8)]))).toEqual([8]);
  });
  it('takes nothing twice', () => {
    const log = joinedAt(saidFrom(1, 3));
    expect(seqs(received(log, [said(2), said(3), said(4), said(4)]))).toEqual([1, 2, 3, 4]);
    expect(seqs(received(received(log, [said(4)]), [said(4)]))).toEqual([1, 2, 3, 4]);
  });
  it('holds back what comes too early, until the gap is filled', () => {
    const log = received(joinedAt(saidFrom(1, 3)), [said(6), said(5), said(6)]);
    expect(seqs(log)).toEqual([1, 2, 3]);
    expect(hasGap(log)).toBe(true);
    expect(log.ahead.map((entry) => entry.seq)).toEqual([5, 6]);
    const filled = received(log, [said(4)]);
    expect(seqs(filled)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(hasGap(filled)).toBe(false);
    expect(positionOf(filled)).toEqual({ epoch: 'e1', seq: 6 });
  });
  it('shows the last 200 and holds back at most 200', () => {
    const log = received(joinedAt(saidFrom(1, 50)), saidFrom(51, 300));
    expect(seqs(log)).toEqual(range(101, 300));
    const gap = received(log, saidFrom(400, 700));
    expect(gap.ahead.map((entry) => entry.seq)).toEqual(range(501, 700));
  });
  it('joins an answer that fills the gap, with what was held back', () => {
    const log = received(joinedAt(saidFrom(1, 3)), [said(6), said(9)]);
    const filled = subscribed(log, at(8), saidFrom(4, 8));
    expect(seqs(filled)).toEqual(range(1, 9));
    expect(hasGap(filled)).toBe(false);
  });
  it('joins the latest where they reach back far enough, without a word about recovery', () => {
    const log = joinedAt(saidFrom(1, 10));
    expect(seqs(subscribed(log, at(20), saidFrom(11, 20)))).toEqual(range(1, 20));
    expect(seqs(subscribed(log, at(20), saidFrom(8, 20)))).toEqual(range(1, 20));
  });
  it('begins anew where something is not to be had', () => {
    const log = received(joinedAt(saidFrom(1, 10)), [said(13)]);
    const fresh = subscribed(log, at(320), saidFrom(271, 320));
    expect(seqs(fresh)).toEqual(range(271, 320));
    expect(hasGap(fresh)).toBe(false);
  });
  it('begins anew in another epoch, even at a lower place', () => {
    const log = joinedAt(saidFrom(90, 100));
    const fresh = subscribed(log, at(2, 'e2'), saidFrom(1, 2));
    expect(positionOf(fresh)).toEqual({ epoch: 'e2', seq: 2 });
    expect(seqs(fresh)).toEqual([1, 2]);
  });
  it('is not thrown back by an answer that comes late', () => {
    const log = joinedAt(saidFrom(1, 100));
    expect(subscribed(log, at(60), saidFrom(11, 60)).messages).toEqual(log.messages);
    expect(positionOf(subscribed(log, at(60), saidFrom(11, 60)))).toEqual(at(100));
  });
  it('orders what an answer brings', () => {
    expect(seqs(subscribed(emptyLog, at(3), [said(3), said(1), said(2)]))).toEqual([1, 2, 3]);
  });
});

describe('what is said about messages', () => {
  const log = joinedAt(saidFrom(1, 3));
  it('counts reactions and keeps everything else', () => {
    const next = received(log, [reacted(4, 'm2', { '🔥': 2 })]);
    expect(next.messages.map((message) => message.reaction)).toEqual([{}, { '🔥': 2 }, {}]);
    expect(next.messages[0]).toBe(log.messages[0]);
    expect(next.messages[1]).toMatchObject({ originalMessage: 'tin 2', deleted: false });
    expect(next.seq).toBe(4);
  });
  it('takes the text of a deleted message and keeps its place', () => {
    const next = received(log, [reacted(4, 'm2', { '🔥': 1 }), deleted(5, 'm2')]);
    expect(next.messages[1]).toMatchObject({ originalMessage: '', deleted: true, seq: 2, reaction: { '🔥': 1 } });
    expect(seqs(next)).toEqual([1, 2, 3]);
  });
  it('does not mind words on messages that are not here', () => {
    const next = received(log, [deleted(4, 'm0')]);
    expect(next.messages).toBe(log.messages);
    expect(next.changes.get('m0')).toEqual({ deleted: true, reaction: null });
  });
  it('remembers the latest 200 words and adds them up', () => {
    const next = received(log, [
      reacted(4, 'old', { '👍': 1 }),
      deleted(5, 'old'),
      reacted(6, 'old', { '👍': 3 }),
      reacted(7, 'gone', { '👍': 1 }),
      reacted(8, 'old', { '👍': 4 }),
    ]);
    expect(next.changes.get('old')).toEqual({ deleted: true, reaction: { '👍': 4 } });
    const more = received(
      next,
      range(9, 207).map((seq) => reacted(seq, `x${seq}`, {})),
    );
    expect(more.changes.size).toBe(200);
    expect(more.changes.has('gone')).toBe(false);
    expect(more.changes.has('old')).toBe(true);
  });
  it('changes only the message that is meant', () => {
    expect(revised(log.messages, said(9).data)).toBe(log.messages);
    expect(revised(log.messages, deleted(9, 'm9').data)).toBe(log.messages);
    expect(revised(log.messages, deleted(9, 'm3').data).map((message) => message.deleted)).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('older messages', () => {
  const log = received(joinedAt(saidFrom(101, 150)), [deleted(151, 'm90'), reacted(152, 'm95', { '⚽': 2 })]);
  it('go before, once, and with what was said about them since', () => {
    const all = withOlder(log.messages, log.changes, saidFrom(90, 105));
    expect(all.map((message) => message.seq)).toEqual(range(90, 150));
    expect(all[0]).toMatchObject({ deleted: true, originalMessage: '' });
    expect(all[5]!.reaction).toEqual({ '⚽': 2 });
    expect(all[6]).toMatchObject({ deleted: false, originalMessage: 'tin 96' });
  });
  it('are sorted, without doubles, and know their own reactions and deletions', () => {
    const all = withOlder(log.messages, log.changes, [
      said(98),
      said(97),
      said(97),
      deleted(99, 'm97'),
      reacted(100, 'm98', { '👏': 1 }),
    ]);
    expect(all.slice(0, 3).map((message) => [message.seq, message.deleted])).toEqual([
      [97, true],
      [98, false],
      [101, false],
    ]);
    expect(all[1]!.reaction).toEqual({ '👏': 1 });
  });
  it('are 200 with the others: the newest give way', () => {
    const full = joinedAt(saidFrom(301, 500));
    expect(withOlder(full.messages, full.changes, saidFrom(251, 300)).map((message) => message.seq)).toEqual(
      range(251, 450),
    );
  });
  it('may be all there is', () => {
    expect(withOlder([], new Map(), saidFrom(1, 2)).map((message) => message.seq)).toEqual([1, 2]);
  });
});

describe('any network', () => {
  type Step =
    | { readonly kind: 'say' | 'deliver' | 'drop' | 'repeat' | 'swap' | 'reconnect' }
    | { readonly kind: 'react' | 'delete'; readonly of: number };
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 6, arbitrary: fc.constant<Step>({ kind: 'say' }) },
    { weight: 4, arbitrary: fc.constant<Step>({ kind: 'deliver' }) },
    fc.constantFrom<Step>({ kind: 'drop' }, { kind: 'repeat' }, { kind: 'swap' }, { kind: 'reconnect' }),
    fc.record({ kind: fc.constantFrom('react' as const, 'delete' as const), of: fc.nat({ max: 30 }) }),
  );
  const answerTo = (server: readonly Sequenced[], log: ChatLog): ChatLog => {
    const since = positionOf(log);
    const last = server.at(-1)?.seq ?? 0;
    const missed = since ? server.filter((entry) => entry.seq > since.seq) : [];
    const recovered = since !== null && missed.length <= 200;
    return subscribed(log, at(last), recovered ? missed : server.slice(-50));
  };

  it('ends with the log of the origin: once each, in order, at most 200', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), fc.nat({ max: 260 }), (steps, before) => {
        const server: Sequenced[] = [...saidFrom(1, before)];
        let wire: Sequenced[] = [];
        let log = answerTo(server, emptyLog);
        const first = log.messages[0]?.seq ?? before + 1;
        for (const one of steps) {
          const seq = server.length + 1;
          const say = (entry: Sequenced) => {
            server.push(entry);
            wire.push(entry);
          };
          if (one.kind === 'say') say(said(seq));
          else if (one.kind === 'react') say(reacted(seq, `m${one.of}`, { '🔥': seq }));
          else if (one.kind === 'delete') say(deleted(seq, `m${one.of}`));
          else if (one.kind === 'deliver') log = received(log, wire.splice(0, 3));
          else if (one.kind === 'drop') wire.shift();
          else if (one.kind === 'repeat') wire = [...wire.slice(0, 2), ...wire];
          else if (one.kind === 'swap') wire.reverse();
          else {
            wire = [];
            log = answerTo(server, log);
          }
          expect(new Set(seqs(log)).size).toBe(log.messages.length);
          expect(log.messages.length).toBeLessThanOrEqual(200);
        }
        log = answerTo(server, received(log, wire));
        const whole = received({ ...emptyLog, epoch: 'e1', seq: first - 1 }, server);
        expect(log.seq).toBe(server.length);
        expect(log.messages).toEqual(whole.messages);
        expect(hasGap(log)).toBe(false);
      }),
    );
  });
});
