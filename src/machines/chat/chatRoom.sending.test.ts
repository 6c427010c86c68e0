import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startRoom, joined } from '../../../tests/fakes/chatRoomWorld.ts';

describe('sending', () => {
  it('shows a message as on its way, and lets it go when the log shows it', () => {
    const t = joined();
    const clientId = t.room.send('Vào!', 'm2');
    expect(clientId).toBe('id1');
    expect(t.frame().outbox).toEqual([
      { clientId, text: 'Vào!', parentMessageId: 'm2', state: 'sending', seq: null, code: null, retryAfterS: null },
    ]);
    expect(t.origin.posted).toEqual([{ kind: 'message', clientId, text: 'Vào!', parentMessageId: 'm2' }]);
    t.origin.deliver(1);
    expect(t.box()).toEqual(['id1 sent']);
    t.origin.deliver();
    expect(t.box()).toEqual([]);
    expect(t.texts().at(-1)).toBe('Vào!');
  });
  it('waits for a connection, and sends in order without a parent where there is none', () => {
    const t = startRoom();
    t.room.send('một');
    t.room.send('hai');
    expect(t.box()).toEqual(['id1 waiting', 'id2 waiting']);
    expect(t.origin.posted).toEqual([]);
    t.connect();
    expect(t.origin.posted).toEqual([
      { kind: 'message', clientId: 'id1', text: 'một' },
      { kind: 'message', clientId: 'id2', text: 'hai' },
    ]);
    expect(t.texts()).toEqual(['một', 'hai']);
    expect(t.box()).toEqual([]);
  });
  it('sends again under the same id after a cut, and is stored once', () => {
    const t = joined();
    t.room.send('Vào!');
    t.origin.cut();
    expect(t.box()).toEqual(['id1 waiting']);
    t.reconnect();
    expect(t.origin.posted.map((send) => send.clientId)).toEqual(['id1', 'id1']);
    expect(t.origin.stored).toHaveLength(4);
    expect(t.texts().filter((text) => text === 'Vào!')).toHaveLength(1);
    expect(t.box()).toEqual([]);
  });
  it('says why a message was not taken; it goes again by hand', () => {
    const t = joined();
    t.origin.refuse({ code: 429, retryAfterS: 4 });
    t.room.send('nhanh quá', 'm1');
    t.origin.deliver();
    expect(t.frame().outbox[0]).toMatchObject({ state: 'failed', code: 429, retryAfterS: 4 });
    expect(t.frame().refusal).toBe(null);
    t.origin.refuse(null);
    t.room.retry('unknown');
    t.room.retry('id1');
    expect(t.box()).toEqual(['id1 sending']);
    expect(t.origin.posted).toHaveLength(2);
    expect(t.origin.posted[1]).toEqual(t.origin.posted[0]);
    t.room.retry('id1');
    expect(t.origin.posted).toHaveLength(2);
    t.origin.deliver();
    expect(t.texts().at(-1)).toBe('nhanh quá');
  });
  it('sends only the message that is tried again, and none that failed by itself', () => {
    const t = joined();
    t.origin.refuse({ code: 503, retryAfterS: null });
    t.room.send('một');
    t.room.send('hai');
    t.origin.deliver();
    t.origin.refuse(null);
    t.origin.cut();
    t.reconnect();
    expect([t.box(), t.origin.posted.length]).toEqual([['id1 failed', 'id2 failed'], 2]);
    t.room.retry('id2');
    expect([t.box(), t.origin.posted.slice(2).map(({ clientId }) => clientId)]).toEqual([
      ['id1 failed', 'id2 sending'],
      ['id2'],
    ]);
  });
  it('answers each reaction by its own id', () => {
    const t = joined();
    t.room.react('m1', '🔥', true);
    t.room.send('Vào!');
    t.origin.tell({ type: 'socket.refused', clientId: 'id2', code: 422, retryAfterS: null });
    expect([t.box(), t.frame().mine, t.frame().refusal]).toEqual([['id2 refused'], { m1: ['🔥'] }, null]);
  });
  it('gives a message up by hand', () => {
    const t = joined();
    t.origin.refuse({ code: 422, retryAfterS: null });
    t.room.send('…');
    t.origin.deliver();
    expect(t.box()).toEqual(['id1 refused']);
    t.room.discard('id1');
    expect(t.box()).toEqual([]);
  });
  it('waits when tried again without a connection', () => {
    const t = joined();
    t.origin.refuse({ code: 503, retryAfterS: null });
    t.room.send('…');
    t.origin.deliver();
    t.origin.cut();
    t.room.retry('id1');
    expect(t.box()).toEqual(['id1 waiting']);
    expect(t.origin.posted).toHaveLength(1);
  });
  it('takes the socket for dead when 10 s bring no answer', () => {
    const t = joined();
    t.room.send('Vào!');
    t.clock.increment(9999);
    expect(t.socket.getSnapshot().matches({ connected: 'open' })).toBe(true);
    t.clock.increment(1);
    expect(t.socket.getSnapshot().matches('waiting')).toBe(true);
    expect(t.box()).toEqual(['id1 waiting']);
    t.reconnect();
    expect(t.texts().at(-1)).toBe('Vào!');
    t.clock.increment(60_000);
    expect(t.socket.getSnapshot().matches({ connected: 'open' })).toBe(true);
  });
  it('lets a message be answered by the log, or by a refusal', () => {
    const isOpen = (t: ReturnType<typeof joined>) => {
      t.clock.increment(60_000);
      return t.socket.getSnapshot().matches({ connected: 'open' });
    };
    const seen = joined();
    seen.room.send('Vào!');
    seen.origin.drop();
    seen.origin.deliver();
    expect(isOpen(seen)).toBe(true);
    const taken = joined();
    taken.origin.refuse({ code: 500, retryAfterS: null });
    taken.room.send('Vào!');
    taken.room.react('m1', '🔥', true);
    taken.origin.deliver();
    expect(isOpen(taken)).toBe(true);
    const cut = joined();
    cut.room.send('Vào!');
    cut.origin.cut();
    cut.clock.increment(1000);
    cut.origin.deliver(1);
    cut.clock.increment(8999);
    expect(cut.socket.getSnapshot().matches({ connected: 'open' })).toBe(true);
  });
  it('minds no refusal that is not about a message', () => {
    const t = joined();
    t.room.send('Vào!');
    t.origin.tell({ type: 'socket.refused', clientId: null, code: 429, retryAfterS: 1 });
    expect(t.box()).toEqual(['id1 sending']);
  });
});

describe('reactions, deletions and joins', () => {
  it('show a reaction at once, and take it back when it is refused', () => {
    const t = joined();
    t.room.react('m1', '🔥', true);
    t.room.react('m1', '👏', true);
    expect(t.frame().mine).toEqual({ m1: ['🔥', '👏'] });
    t.origin.deliver();
    expect(t.frame().mine).toEqual({ m1: ['🔥', '👏'] });
    t.room.react('m1', '🔥', false);
    expect(t.frame().mine).toEqual({ m1: ['👏'] });
    t.origin.deliver();
    t.origin.refuse({ code: 401, retryAfterS: null });
    t.room.react('m1', '👏', false);
    t.room.react('m2', '⚽', true);
    t.origin.deliver();
    expect(t.frame().mine).toEqual({ m1: ['👏'], m2: [] });
    expect(t.frame().refusal).toEqual({ code: 401, retryAfterS: null });
    t.origin.refuse(null);
    t.room.react('m2', '⚽', true);
    expect(t.frame().refusal).toBe(null);
  });
  it('leave the reactions as they are when a deletion or a join is refused', () => {
    const t = joined();
    t.room.react('m1', '🔥', true);
    t.origin.deliver();
    t.origin.refuse({ code: 403, retryAfterS: null });
    t.room.remove('m1');
    t.room.announceJoin();
    expect(t.frame().mine).toEqual({ m1: ['🔥'] });
    t.origin.deliver();
    expect(t.frame().mine).toEqual({ m1: ['🔥'] });
  });
  it('do not count a reaction twice', () => {
    const t = joined();
    t.room.react('m1', '🔥', true);
    t.room.react('m1', '🔥', true);
    expect(t.frame().mine).toEqual({ m1: ['🔥'] });
  });
  it('go out again after a cut until they are answered', () => {
    const t = joined();
    t.room.remove('m2');
    t.origin.cut();
    t.room.announceJoin();
    expect(t.origin.posted).toHaveLength(1);
    t.reconnect();
    expect(t.origin.posted.slice(1)).toEqual([
      { kind: 'delete', clientId: 'id1', groupMessageId: 'm2' },
      { kind: 'join', clientId: 'id2' },
    ]);
    expect(t.frame().messages[1]).toMatchObject({ deleted: true, originalMessage: '' });
    t.origin.cut();
    t.reconnect();
    expect(t.origin.posted).toHaveLength(3);
  });
  it('say why a deletion was not taken', () => {
    const t = joined();
    t.origin.refuse({ code: 403, retryAfterS: null });
    t.room.remove('m2');
    t.origin.deliver();
    expect(t.frame()).toMatchObject({ refusal: { code: 403, retryAfterS: null }, mine: {}, outbox: [] });
  });
});

describe('any network', () => {
  it('X12: ends with the log of the origin, and everything written is in it once', () => {
    const step = fc.constantFrom(
      'write',
      'say',
      'say3',
      'deliver',
      'deliver3',
      'drop',
      'repeat',
      'swap',
      'cut',
      'pass',
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const t = joined(0);
        const written: string[] = [];
        const act: Record<string, () => void> = {
          write: () => void written.push(t.room.send('…')),
          say: () => t.origin.say(),
          say3: () => t.origin.say(3),
          deliver: () => t.origin.deliver(1),
          deliver3: () => t.origin.deliver(3),
          drop: t.origin.drop,
          repeat: t.origin.repeat,
          swap: t.origin.swap,
          cut: t.origin.cut,
          pass: () => t.clock.increment(1000),
        };
        for (const one of steps) {
          act[one]!();
          const seqs = t.seqs();
          expect(new Set(seqs).size).toBe(seqs.length);
        }
        // The network is up for a while.
        t.origin.cut();
        for (let i = 0; i < 3; i += 1) {
          t.socket.send({ type: 'chat.retry' });
          t.clock.increment(11_000);
          t.origin.deliver();
        }
        expect(t.seqs()).toEqual(t.origin.stored.map(({ seq }) => seq).slice(-200));
        expect(t.box()).toEqual([]);
        const mine = t.origin.stored.flatMap(({ data }) => (data.kind === 'message' ? [data.clientId] : []));
        expect(mine.filter((id) => id.startsWith('id')).toSorted()).toEqual(written.toSorted());
      }),
      { numRuns: 300 },
    );
  });
});
