import { expect, it } from 'vitest';
import { actedTabs } from './actedTabs.ts';

/** Channels of one name receive each other's messages, but not their own. */
const tabs = () => {
  const all: FakeChannel[] = [];
  class FakeChannel extends EventTarget {
    readonly name: string;
    constructor(name: string) {
      super();
      this.name = name;
      all.push(this);
    }
    postMessage(data: unknown) {
      for (const one of all)
        if (one !== this && one.name === this.name) one.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  return { window: { BroadcastChannel: FakeChannel as unknown as typeof BroadcastChannel }, all };
};

it('two tabs: what was done in one is told in the other, and not to itself', () => {
  const { window, all } = tabs();
  const [one, other] = [actedTabs(window), actedTabs(window)];
  const heard: unknown[] = [];
  one.watch((names) => heard.push(['one', names]));
  const stop = other.watch((names) => heard.push(['other', names]));
  one.tell(['friendList']);
  expect(heard).toEqual([['other', ['friendList']]]);
  all[0]!.postMessage({ of: 'another build' });
  all[0]!.postMessage([1, 'oneMember']);
  expect(heard.slice(1)).toEqual([['other', ['oneMember']]]);
  stop();
  one.tell(['friendList']);
  expect(heard).toHaveLength(2);
});

it('says nothing where tabs cannot hear each other', () => {
  const tab = actedTabs({});
  tab.tell(['friendList']);
  tab.watch(() => expect.unreachable())();
});
