import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { deferred } from '#server/testing/deferred.ts';

/** A proxy between an origin and its database server. */
export interface SlowProxy {
  /** The URL of the same database through the proxy, with further driver settings. */
  readonly url: (through: string, settings?: Readonly<Record<string, string>>) => string;
  /** Delays each passing chunk by this much. */
  readonly delay: (milliseconds: number) => void;
  /** Nothing passes in either direction, and no connection ends, until `go`. */
  readonly halt: () => void;
  readonly go: () => void;
  readonly close: () => Promise<void>;
}

export const startSlowProxy = async (to: string): Promise<SlowProxy> => {
  const { hostname, port } = new URL(to);
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let open = deferred();
  open.resolve();
  const pass = (from: Socket, other: Socket): void => {
    sockets.add(from);
    let before = Promise.resolve();
    from.on('data', (piece) => {
      before = before.then(async () => {
        await wait(delayMs);
        await open.promise;
        other.write(piece);
      });
    });
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      other.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    pass(near, far);
    pass(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: (through, settings = {}) => {
      const url = new URL(through);
      url.port = String((server.address() as AddressInfo).port);
      for (const [name, value] of Object.entries(settings)) url.searchParams.set(name, value);
      return url.href;
    },
    delay: (milliseconds) => {
      delayMs = milliseconds;
    },
    halt: () => {
      open = deferred();
    },
    go: () => open.resolve(),
    close: async () => {
      open.resolve();
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
