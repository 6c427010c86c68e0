import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { wellFormed } from '../../../tests/model/wellFormed.ts';
import { noticesMachine } from './notices.machine.ts';
import { isHeld, notifyThrough, selectShown, selectWaiting } from './notices.selectors.ts';

wellFormed('notices', noticesMachine);

const start = () => {
  const clock = new SimulatedClock();
  const actor = createActor(noticesMachine, { clock }).start();
  return {
    actor,
    clock,
    notify: notifyThrough(actor),
    text: () => selectShown(actor.getSnapshot())?.text ?? null,
    id: () => selectShown(actor.getSnapshot())?.id,
    waiting: () => selectWaiting(actor.getSnapshot()),
  };
};

describe('notices', () => {
  it('TOAST-1: shows each tone for 3000 ms', () => {
    for (const tone of ['success', 'error', 'warning', 'info'] as const) {
      const t = start();
      expect(t.text()).toBe(null);
      t.notify(tone, 'Đã đặt lịch');
      expect(selectShown(t.actor.getSnapshot())).toEqual({
        id: 1,
        tone,
        text: 'Đã đặt lịch',
        durationMs: 3000,
        action: null,
      });
      t.clock.increment(2999);
      expect(t.text()).toBe('Đã đặt lịch');
      t.clock.increment(1);
      expect(t.text()).toBe(null);
      expect(t.actor.getSnapshot().value).toBe('idle');
    }
  });
  it('TOAST-1: shows one after the other, each for its own while', () => {
    const t = start();
    t.actor.send({ type: 'notice.show', tone: 'info', text: 'một', durationMs: 5000 });
    t.notify('info', 'hai');
    t.notify('info', 'ba');
    expect([t.text(), t.waiting()]).toEqual(['một', 2]);
    t.clock.increment(4999);
    expect(t.text()).toBe('một');
    t.clock.increment(1);
    expect([t.text(), t.waiting()]).toEqual(['hai', 1]);
    t.clock.increment(3000);
    expect([t.text(), t.waiting()]).toEqual(['ba', 0]);
    t.clock.increment(3000);
    expect(t.text()).toBe(null);
  });
  it('does not repeat what is shown or waits, unless the tone is another', () => {
    const t = start();
    t.notify('info', 'một');
    t.notify('info', 'một');
    expect(t.waiting()).toBe(0);
    t.notify('info', 'hai');
    t.notify('info', 'hai');
    expect(t.waiting()).toBe(1);
    t.notify('error', 'một');
    expect(t.waiting()).toBe(2);
  });
  it('lets the oldest of more than five go', () => {
    const t = start();
    for (const text of ['0', '1', '2', '3', '4', '5', '6']) t.notify('info', text);
    expect(t.waiting()).toBe(5);
    t.clock.increment(3000);
    expect(t.text()).toBe('2');
  });
  it('gives each an id of its own among those there', () => {
    const t = start();
    t.notify('info', 'một');
    t.notify('info', 'hai');
    expect(t.id()).toBe(1);
    t.clock.increment(3000);
    expect(t.id()).toBe(2);
    t.notify('info', 'ba');
    t.notify('info', 'bốn');
    expect(t.actor.getSnapshot().context.waiting.map(({ id }) => id)).toEqual([1, 3]);
  });
  it('stays under the pointer or the focus, and its whole while after', () => {
    const t = start();
    t.notify('info', 'một');
    t.notify('info', 'hai');
    t.clock.increment(2000);
    t.actor.send({ type: 'notice.hold' });
    expect(isHeld(t.actor.getSnapshot())).toBe(true);
    t.clock.increment(60_000);
    expect(t.text()).toBe('một');
    t.actor.send({ type: 'notice.release' });
    expect(isHeld(t.actor.getSnapshot())).toBe(false);
    t.clock.increment(2999);
    expect(t.text()).toBe('một');
    t.clock.increment(1);
    expect(t.text()).toBe('hai');
  });
  it('goes when it is dismissed, held or not, and only the one that is meant', () => {
    const t = start();
    for (const text of ['một', 'hai', 'ba', 'bốn']) t.notify('info', text);
    t.actor.send({ type: 'notice.dismiss', id: 2 });
    expect([t.text(), t.waiting()]).toEqual(['một', 2]);
    t.actor.send({ type: 'notice.dismiss', id: 1 });
    expect([t.text(), t.waiting()]).toEqual(['ba', 1]);
    t.actor.send({ type: 'notice.hold' });
    t.actor.send({ type: 'notice.dismiss', id: 99 });
    expect(t.text()).toBe('ba');
    t.actor.send({ type: 'notice.dismiss', id: 3 });
    expect(t.text()).toBe('bốn');
    expect(isHeld(t.actor.getSnapshot())).toBe(false);
  });
  it('runs its action once and goes', () => {
    const t = start();
    let undone = 0;
    const action = { label: 'Hoàn tác', run: () => void (undone += 1) };
    t.notify('success', 'Đã hủy lịch', action);
    expect(selectShown(t.actor.getSnapshot())?.action).toBe(action);
    t.actor.send({ type: 'notice.act', id: 2 });
    expect(undone).toBe(0);
    t.actor.send({ type: 'notice.hold' });
    t.actor.send({ type: 'notice.act', id: 1 });
    expect(undone).toBe(1);
    expect(t.text()).toBe(null);
    t.actor.send({ type: 'notice.act', id: 1 });
    expect(undone).toBe(1);
    t.notify('info', 'không có gì');
    t.actor.send({ type: 'notice.act', id: 1 });
    expect(t.text()).toBe(null);
  });
});
