import type { Bus, BusMessages } from './bus.ts';

type Listeners = { readonly [Name in keyof BusMessages]: Set<(message: BusMessages[Name]) => void> };

/** The bus of a single process: listeners are called synchronously, in the order in which they subscribed. */
export const inProcessBus = (): Bus => {
  const listeners: Listeners = {
    'session.ended': new Set(),
    'chat.stored': new Set(),
    'chat.joined': new Set(),
    'member.erased': new Set(),
  };
  return {
    publish: (name, message) => {
      for (const listener of [...listeners[name]]) listener(message);
    },
    subscribe: (name, listener) => {
      listeners[name].add(listener);
      return () => void listeners[name].delete(listener);
    },
  };
};
