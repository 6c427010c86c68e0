import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReactionTime } from '#domain/chat/chat.ts';
import type { LoggedMessage } from '#domain/chat/log.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { said } from '../../../tests/fakes/chat.ts';
import { CHAT_VIEW, createChatView } from './chatView.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const SECOND = 1000;

/** A chat in which somebody says something each second: seq n at second n. */
const open = (length: number, late = 60, kept = 60, reactionTimes: readonly ReactionTime[] = []) => {
  const all = Array.from({ length }, (_, i): LoggedMessage => {
    const { data } = said(i + 1);
    if (data.kind !== 'message') throw new Error('not a message');
    return { ...data, createdAt: (i + 1) * SECOND, deleted: false, ...(reactionTimes.length > 0 && { reactionTimes }) };
  });
  let now = (length + late) * SECOND;
  let reachable = true;
  let changes = 0;
  const asked: object[] = [];
  const chat = createChatView({
    history: (query) => {
      asked.push(query);
      if (!reachable) return Promise.resolve(failed({ kind: 'unreachable' }));
      const { atTs, afterSeq, limit } = query;
      const found =
        afterSeq !== undefined || atTs === undefined
          ? all.filter(({ seq }) => seq > (afterSeq ?? 0)).slice(0, limit)
          : all.filter(({ createdAt }) => createdAt <= atTs).slice(-limit);
      const messages = found.map(({ deleted: _deleted, ...data }) => ({ seq: data.seq, data }));
      return Promise.resolve(succeeded({ epoch: 'e', messages, firstSeq: 1, lastSeq: length }));
    },
    now: () => now,
    changed: () => (changes += 1),
  });
  const view = (mine = {}) => chat.view(all.slice(-kept), mine);
  return {
    all,
    asked,
    chat,
    view,
    seqs: () => view().messages.map(({ seq }) => seq),
    changes: () => changes,
    pass: (ms: number) => (now += ms),
    fail: (on: boolean) => (reachable = !on),
    /** The picture is at a second; asks as often as something comes. */
    at: async (second: number, userId: string | null = null) => {
      chat.follow(second * SECOND, userId);
      for (let i = 0; i < 12; i += 1) {
        view();
        await turn();
      }
      return view().messages.map(({ seq }) => seq);
    },
  };
};
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('CH-14: the chat of the picture', () => {
  it('is the log itself while nothing waits', () => {
    const t = open(30);
    const first = t.view();
    expect([first.messages, first.held]).toEqual([t.all, 0]);
    expect(t.view()).toBe(first);
  });

  it('B5: holds back what is said during a beat, but for one’s own words, and shows it at once', () => {
    const t = open(30);
    const seen = (upTo: number) => t.chat.view(t.all.slice(0, upTo), {});
    expect(seen(20).beat).toBeNull();
    t.chat.hold(true);
    expect([seen(20).messages.length, seen(20).beat]).toEqual([20, 0]);
    expect([seen(26).messages.length, seen(26).beat, seen(26).held]).toEqual([20, 6, 0]);
    t.chat.follow(Infinity, 'u1');
    expect([seen(26).messages.length, seen(26).beat]).toEqual([26, 0]);
    t.chat.follow(Infinity, null);
    t.chat.hold(false);
    expect([seen(26).messages.map(({ seq }) => seq), seen(26).beat]).toEqual([range(1, 26), null]);
  });

  it('B5: one beat after another begins where the first was opened', () => {
    const t = open(30);
    const seen = (upTo: number) => t.chat.view(t.all.slice(0, upTo), {});
    t.chat.hold(true);
    seen(10);
    t.chat.hold(false);
    t.chat.hold(true);
    expect([seen(18).messages.length, seen(20).messages.length, seen(20).beat]).toEqual([18, 18, 2]);
  });

  it('keeps what was read before a stream began at the edge, until it is rewound', async () => {
    const t = open(30, 5);
    t.chat.follow(28 * SECOND, null);
    expect(t.seqs()).toEqual(range(1, 30));
    t.chat.follow(29 * SECOND, null);
    expect(t.seqs()).toEqual(range(1, 30));
    t.chat.follow(27 * SECOND, null);
    expect(t.seqs()).toEqual(range(1, 27));
  });

  it('holds back what is later than the picture, with its count, and asks for nothing it has', async () => {
    const t = open(300);
    expect(await t.at(295)).toEqual(range(241, 295));
    expect([t.view().held, t.asked]).toEqual([5, []]);
    expect(await t.at(296)).toEqual(range(241, 296));
  });

  it('shows the viewer’s own words at once', async () => {
    const t = open(100);
    const own = t.all[98]!;
    expect(await t.at(90, own.userId)).toContain(own.seq);
    expect(await t.at(90)).not.toContain(own.seq);
  });

  it('replays the past with a rewound picture, in order and without a gap, until it is the log again', async () => {
    const t = open(1000);
    for (let second = 300; second <= 1000; second += 5) {
      const seqs = await t.at(second);
      expect(seqs.at(-1)).toBe(second);
      expect(seqs).toEqual(range(seqs[0]!, second));
      expect(seqs.length).toBeGreaterThanOrEqual(CHAT_VIEW.enough);
    }
    // A page at the jump, then one for each hundred messages.
    expect(t.asked.length).toBeLessThanOrEqual(9);
  });

  it('shows nothing before its moment, wherever the picture jumps', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 6 }), async (jumps) => {
        const t = open(500);
        for (const second of jumps) {
          t.chat.follow(second * SECOND, null);
          for (const { createdAt } of t.view().messages) expect(createdAt).toBeLessThanOrEqual(second * SECOND);
          const seqs = await t.at(second);
          expect(seqs).toEqual(range(second - seqs.length + 1, second));
          expect(seqs.length).toBeGreaterThanOrEqual(Math.min(second, CHAT_VIEW.enough));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('is empty before the first word was said', async () => {
    const t = open(500);
    expect(await t.at(0)).toEqual([]);
    expect(t.asked.length).toBeLessThanOrEqual(2);
  });

  it('tries again after a while where the past could not be had', async () => {
    const t = open(500);
    t.fail(true);
    expect(await t.at(200)).toEqual([]);
    expect(t.asked.length).toBe(1);
    t.fail(false);
    t.pass(CHAT_VIEW.restMs);
    expect((await t.at(200)).at(-1)).toBe(200);
  });

  it('says that something changed only where it may have', () => {
    const t = open(10);
    t.chat.follow(5000, null);
    t.chat.follow(5000, null);
    expect(t.changes()).toBe(1);
  });
});

describe('CH-14: reactions of the past', () => {
  it('come with the moments at which they were given, and the same message stays the same object', async () => {
    const reaction = { '🔥': 2 };
    const t = open(500, 60, 60, [
      { ts: 120 * SECOND, reaction: { '🔥': 1 } },
      { ts: 130 * SECOND, reaction },
    ]);
    const shown = () => t.view().messages.find(({ seq }) => seq === 110)!;
    await t.at(119);
    expect(shown().reaction).toEqual({});
    await t.at(121);
    expect(shown().reaction).toEqual({ '🔥': 1 });
    expect(shown()).toBe(shown());
    await t.at(130);
    expect(shown().reaction).toBe(reaction);
    await t.at(125);
    expect(shown().reaction).toEqual({ '🔥': 1 });
  });
});

describe('CH-14: reactions', () => {
  const react = (message: LoggedMessage, reaction: Record<string, number>): LoggedMessage => ({ ...message, reaction });
  const open2 = () => {
    let now = 100 * SECOND;
    const { all } = open(20);
    const chat = createChatView({ history: () => new Promise(() => {}), now: () => now, changed: () => {} });
    return { all, chat, pass: (ms: number) => (now += ms) };
  };

  it('follow the picture as far as this page saw them happen, but for the viewer’s own', () => {
    const t = open2();
    const [first] = t.all;
    const later = react(first!, { '🔥': 3 });
    t.chat.view([first!], {});
    t.pass(10 * SECOND);
    t.chat.follow(105 * SECOND, null);
    expect(t.chat.view([later], {}).messages[0]!.reaction).toEqual({});
    expect(t.chat.view([later], {}).messages[0]).toBe(t.chat.view([later], {}).messages[0]);
    expect(t.chat.view([later], { [first!.groupMessageId]: ['🔥'] }).messages[0]).toBe(later);
    t.chat.follow(110 * SECOND, null);
    expect(t.chat.view([later], {}).messages[0]).toBe(later);
  });

  it('that were there when the page came are not shown with a picture of long before', () => {
    const t = open2();
    const reacted = react(t.all[0]!, { '👍': 1 });
    t.chat.view([reacted], {});
    t.chat.follow(60 * SECOND, null);
    expect(t.chat.view([reacted], {}).messages[0]!.reaction).toEqual({});
    t.chat.follow(95 * SECOND, null);
    expect(t.chat.view([reacted], {}).messages[0]).toBe(reacted);
  });
});
