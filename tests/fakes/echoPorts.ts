import type { Ports } from '#machines/resource/ports.ts';
import { succeeded } from '#ports/failure.ts';

/** Ports whose functions record their arguments, without the signal, and answer null. */
export const echoPorts = () => {
  const calls: string[] = [];
  const echoing = (area: string) =>
    new Proxy(
      {},
      {
        get: (_, name) =>
          // Anything with a `then` would be treated as a promise.
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
