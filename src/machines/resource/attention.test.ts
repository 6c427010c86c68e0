import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { wellFormed } from '../../../tests/model/wellFormed.ts';
import { attentionMachine } from './attention.machine.ts';

wellFormed('attention', attentionMachine);

const start = (polled: boolean) => {
  const clock = new SimulatedClock();
  const log: string[] = [];
  const note = (line: string) => () => void log.push(line);
  const actor = createActor(
    attentionMachine.provide({ actions: { want: note('want'), refresh: note('refresh'), forget: note('forget') } }),
    { clock, input: { polled } },
  ).start();
  return { actor, clock, log, value: () => actor.getSnapshot().value };
};

describe('attention', () => {
  it('asks when somebody looks, and again at every poll', () => {
    const { actor, clock, log } = start(true);
    clock.increment(60_000);
    expect(log).toEqual([]);
    actor.send({ type: 'attention.held', hidden: false });
    expect(log).toEqual(['want']);
    clock.increment(29_999);
    expect(log).toHaveLength(1);
    clock.increment(1);
    expect(log).toEqual(['want', 'refresh']);
    clock.increment(30_000);
    expect(log).toEqual(['want', 'refresh', 'refresh']);
  });
  it('asks once where nothing is polled', () => {
    const { actor, clock, log } = start(false);
    actor.send({ type: 'attention.held', hidden: false });
    clock.increment(30_000);
    clock.increment(30_000);
    expect(log).toEqual(['want']);
  });
  it('never polls while the tab is hidden, and asks when it is seen again', () => {
    const { actor, clock, log, value } = start(true);
    actor.send({ type: 'attention.held', hidden: false });
    actor.send({ type: 'attention.hidden' });
    clock.increment(600_000);
    expect(log).toEqual(['want']);
    actor.send({ type: 'attention.visible' });
    expect(log).toEqual(['want', 'want']);
    actor.send({ type: 'attention.hidden' });
    actor.send({ type: 'attention.released' });
    expect(value()).toBe('unread');
  });
  it('loads once in a hidden tab, and does not poll', () => {
    const { actor, clock, log, value } = start(true);
    actor.send({ type: 'attention.held', hidden: true });
    expect(value()).toBe('hidden');
    clock.increment(600_000);
    expect(log).toEqual(['want']);
  });
  it('is forgotten 5 minutes after the last reader, unless another comes', () => {
    const { actor, clock, log, value } = start(false);
    actor.send({ type: 'attention.held', hidden: false });
    actor.send({ type: 'attention.released' });
    clock.increment(299_999);
    actor.send({ type: 'attention.held', hidden: false });
    clock.increment(300_000);
    expect(log).toEqual(['want', 'want']);
    actor.send({ type: 'attention.released' });
    clock.increment(299_999);
    expect(value()).toBe('unread');
    clock.increment(1);
    expect(value()).toBe('forgotten');
    expect(log.at(-1)).toBe('forget');
  });
});
