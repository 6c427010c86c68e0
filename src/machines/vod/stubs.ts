import { withoutStub, withStub, type Stub } from '#domain/vod/stub.ts';

/** What the sound was taken from, for those who show it. */
export const createStubs = () => {
  let stubs: readonly Stub[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly Stub[]) => {
    stubs = next;
    for (const changed of listeners) changed();
  };
  return {
    list: (): readonly Stub[] => stubs,
    subscribe: (changed: () => void): (() => void) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    leave: (stub: Stub) => set(withStub(stubs, stub)),
    drop: (id: string) => {
      if (stubs.some((one) => one.id === id)) set(withoutStub(stubs, id));
    },
  };
};
