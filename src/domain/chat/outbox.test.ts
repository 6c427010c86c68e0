import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acked,
  connected,
  discarded,
  disconnected,
  emptyOutbox,
  put,
  refused,
  retried,
  settled,
  type Outbox,
} from './outbox.ts';

const message = { clientId: 'a', text: 'Vào!', parentMessageId: null };
const states = (outbox: Outbox) => outbox.map((entry) => `${entry.clientId} ${entry.state}`);
const sending = put(emptyOutbox, message, true);
const waiting = put(emptyOutbox, message, false);
const nothingSeen = { seq: 0, messages: [] };

describe('an outbox', () => {
  it('sends at once where there is a connection, else waits for one', () => {
    expect(sending).toEqual([{ ...message, state: 'sending', seq: null, code: null, retryAfterS: null }]);
    expect(states(waiting)).toEqual(['a waiting']);
    expect(states(connected(waiting))).toEqual(['a sending']);
    expect(states(disconnected(sending))).toEqual(['a waiting']);
  });
  it('leaves alone what is answered when the connection comes and goes', () => {
    const sent = acked(sending, 'a', 7);
    expect(sent).toEqual([{ ...message, state: 'sent', seq: 7, code: null, retryAfterS: null }]);
    expect(connected(sent)).toBe(sent);
    expect(disconnected(sent)).toBe(sent);
    const failed = refused(sending, { clientId: 'a', code: 429, retryAfterS: 4 });
    expect(connected(failed)).toBe(failed);
    expect(disconnected(failed)).toBe(failed);
  });
  it('says why something was not taken, and whether to try again', () => {
    const after = (code: number) => states(refused(sending, { clientId: 'a', code, retryAfterS: null }));
    expect([429, 500, 503].flatMap(after)).toEqual(['a failed', 'a failed', 'a failed']);
    expect([400, 401, 403, 413, 422, 499].flatMap(after)).toEqual(Array(6).fill('a refused'));
    expect(refused(sending, { clientId: 'a', code: 429, retryAfterS: 4 })[0]).toMatchObject({
      code: 429,
      retryAfterS: 4,
    });
  });
  it('believes an ack after a refusal, and no refusal after an ack', () => {
    expect(acked(refused(sending, { clientId: 'a', code: 503, retryAfterS: 2 }), 'a', 7)[0]).toMatchObject({
      state: 'sent',
      seq: 7,
      code: null,
      retryAfterS: null,
    });
    const sent = acked(sending, 'a', 7);
    expect(refused(sent, { clientId: 'a', code: 500, retryAfterS: null })).toBe(sent);
  });
  it('takes answers for its own messages only', () => {
    expect(acked(sending, 'b', 7)).toBe(sending);
    expect(refused(sending, { clientId: 'b', code: 429, retryAfterS: 1 })).toBe(sending);
  });
  it('tries again by hand under the same id, what was not taken only', () => {
    const failed = refused(sending, { clientId: 'a', code: 429, retryAfterS: 4 });
    expect(retried(failed, 'a', true)).toEqual(sending);
    expect(retried(failed, 'a', false)).toEqual(waiting);
    expect(states(retried(refused(sending, { clientId: 'a', code: 401, retryAfterS: null }), 'a', true))).toEqual([
      'a sending',
    ]);
    expect(retried(failed, 'b', true)).toBe(failed);
    expect(retried(sending, 'a', true)).toBe(sending);
    expect(retried(waiting, 'a', true)).toBe(waiting);
  });
  it('gives up by hand what is not on its way', () => {
    expect(discarded(waiting, 'a')).toEqual([]);
    expect(discarded(refused(sending, { clientId: 'a', code: 422, retryAfterS: null }), 'a')).toEqual([]);
    expect(discarded(sending, 'a')).toEqual(sending);
    expect(discarded(acked(sending, 'a', 7), 'a')).toHaveLength(1);
    expect(discarded(waiting, 'b')).toEqual(waiting);
  });
  it('lets go of what the log shows, or has passed', () => {
    const sent = acked(sending, 'a', 7);
    expect(settled(sent, { seq: 6, messages: [] })).toBe(sent);
    expect(settled(sent, { seq: 7, messages: [] })).toEqual([]);
    expect(settled(sending, { seq: 9, messages: [] })).toBe(sending);
    expect(settled(sending, { seq: 9, messages: [{ clientId: 'a' }] })).toEqual([]);
    expect(settled(acked(sending, 'a', null), { seq: 9, messages: [] })).toHaveLength(1);
    expect(settled(emptyOutbox, nothingSeen)).toBe(emptyOutbox);
  });
  it('keeps the order in which messages were written', () => {
    const two = put(sending, { ...message, clientId: 'b', parentMessageId: 'm1' }, false);
    expect(states(connected(disconnected(two)))).toEqual(['a sending', 'b sending']);
    expect(two[1]!.parentMessageId).toBe('m1');
  });

  it('loses nothing, stores nothing twice and never invents an id, however the network goes', () => {
    type Step = 'write' | 'open' | 'close' | 'post' | 'loseAck' | 'fail' | 'retry';
    const step = fc.constantFrom<Step>('write', 'open', 'close', 'post', 'loseAck', 'fail', 'retry');
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let outbox: Outbox = emptyOutbox;
        let open = false;
        const written: string[] = [];
        const stored: string[] = [];
        const store = (clientId: string) => {
          if (!stored.includes(clientId)) stored.push(clientId);
          return stored.indexOf(clientId) + 1;
        };
        const seen = () => ({ seq: stored.length, messages: stored.map((clientId) => ({ clientId })) });
        const next = () => outbox.find((entry) => entry.state === 'sending');
        for (const one of [...steps, 'open', 'retry'] as const) {
          if (one === 'write') {
            written.push(`w${written.length}`);
            outbox = put(outbox, { ...message, clientId: written.at(-1)! }, open);
          } else if (one === 'open' && !open) {
            open = true;
            outbox = connected(outbox);
          } else if (one === 'close' && open) {
            open = false;
            outbox = settled(disconnected(outbox), nothingSeen);
          } else if (one === 'retry') for (const entry of outbox) outbox = retried(outbox, entry.clientId, open);
          const entry = next();
          if (!open || !entry) continue;
          if (one === 'post') outbox = acked(outbox, entry.clientId, store(entry.clientId));
          if (one === 'loseAck') store(entry.clientId);
          if (one === 'fail') outbox = refused(outbox, { clientId: entry.clientId, code: 503, retryAfterS: 1 });
        }
        for (let entry = next(); entry; entry = next()) outbox = acked(outbox, entry.clientId, store(entry.clientId));
        expect(stored.toSorted()).toEqual(written.toSorted());
        expect(settled(outbox, seen())).toEqual([]);
      }),
    );
  });
});
