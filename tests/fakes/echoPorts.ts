import type { Ports } from '#machines/resource/ports.ts';
import { succeeded } from '#ports/failure.ts';

/** Ports of which every function notes what it was asked, but for its signal, and answers null. */
export const echoPorts = () => {
  const calls: string[] = [];
  const echoing = (area: string) =>
    new Proxy(
      {},
      {
        get: (_, name) =>
          // Whatever has a `then` is taken for a promise.
          name === 'then'
            ? undefined
            : (...args: readonly unknown[]) => {
                calls.push(`${area}.${String(name)} ${JSON.stringify(args.slice(0, -1))}`);
                return Promise.resolve(succeeded(null));
              },
      },
    );
  const ports = { loadPort: (area: string) => Promise.resolve(echoing(area)) } as unknown as Ports;
  return { ports, calls };
};
