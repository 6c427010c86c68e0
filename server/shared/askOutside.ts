import { lookup as resolveName, type LookupAddress } from 'node:dns';
import { request as overHttp, type RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What an outside server answered. */
export interface Answer {
  readonly status: number;
  /** The content type that the server declares. */
  readonly type: string;
  readonly bytes: Buffer;
  /** The answer was longer than asked for, and `bytes` is not all of it. */
  readonly cut: boolean;
}
export interface Question {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly mostBytes: number;
  readonly timeoutMs: number;
}

/** Networks that are not part of the public internet. */
const privates = new BlockList();
for (const [network, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ] as const),
] as const)
  privates.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['64:ff9b::', 96],
] as const)
  privates.addSubnet(network, bits, 'ipv6');
const isPrivate = (address: string): boolean => {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1] ?? address;
  return isIP(plain) === 0 || privates.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
};

/** Host names of an operator's own network: an operator who lists one has chosen where it leads. */
const isHomeName = (host: string): boolean =>
  !host.includes('.') || /\.(?:localhost|local|lan|internal|home\.arpa|test)$/iu.test(host);

type Resolve = typeof resolveName;

/** A public name has to resolve to a public address, whatever its owner tells the resolver. */
const publicOnly =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: readonly LookupAddress[]) => {
      const open = error ? [] : addresses.filter(({ address }) => !isPrivate(address));
      const [first] = open;
      if (error || first === undefined) done(error ?? new Error(`${hostname} leads to no public address`), '', 4);
      else if (options.all) done(null, [...open]);
      else done(null, first.address, first.family);
    });
  };

/**
 * Requests an address that the settings name. Follows no redirects, waits no longer and reads no more than `timeoutMs`
 * and `mostBytes`; null when no complete answer came.
 */
export const askOutside = (
  address: URL,
  { method, headers, body, mostBytes, timeoutMs }: Question,
  names: Resolve = resolveName,
): Promise<Answer | null> =>
  new Promise((resolve) => {
    const host = address.hostname.replace(/^\[|\]$/gu, '');
    const options: RequestOptions = {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
      ...(isIP(host) === 0 && !isHomeName(host) && { lookup: publicOnly(names) }),
    };
    const asked = (address.protocol === 'https:' ? overHttps : overHttp)(address, options, (answer) => {
      const pieces: Buffer[] = [];
      let size = 0;
      answer.on('data', (piece: Buffer) => {
        size += piece.length;
        if (size > mostBytes) answer.destroy();
        else pieces.push(piece);
      });
      answer.on('close', () =>
        resolve({
          ...{ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '' },
          ...{ bytes: Buffer.concat(pieces), cut: size > mostBytes },
        }),
      );
      answer.on('error', () => resolve(null));
    });
    asked.on('error', () => resolve(null));
    asked.end(body);
  });
