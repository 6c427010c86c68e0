import { lookup as resolveName, type LookupAddress } from 'node:dns';
import { request as overHttp, type RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What an outside server answered; null where nobody did, or something that is none of ours to read. */
export interface Spoken {
  readonly status: number;
  readonly text: string;
}
export type Speak = (
  address: URL,
  request: { readonly method: 'GET' | 'POST'; readonly token: string; readonly body?: string },
) => Promise<Spoken | null>;

const MOST_BYTES = 65_536;
const TIMEOUT_MS = 10_000;

/** Networks that are no part of the internet. */
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
export const isPrivate = (address: string): boolean => {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1] ?? address;
  return isIP(plain) === 0 || privates.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
};

/** Names that an operator gives to machines of their own network: who lists one, lists where it leads. */
const isHomeName = (host: string): boolean =>
  !host.includes('.') || /\.(?:localhost|local|lan|internal|home\.arpa|test)$/iu.test(host);

/** A public name has to lead to a public address, whatever its owner tells the resolver. */
const publicOnly: LookupFunction = (hostname, options, done) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses: readonly LookupAddress[]) => {
    const open = error ? [] : addresses.filter(({ address }) => !isPrivate(address));
    const [first] = open;
    if (error || first === undefined) done(error ?? new Error(`${hostname} leads to no public address`), '', 4);
    else if (options.all) done(null, [...open]);
    else done(null, first.address, first.family);
  });
};

/** Speaks to a listed origin alone, follows nobody elsewhere, and reads little. */
export const createSpeak =
  (origins: readonly string[]): Speak =>
  (address, { method, token, body }) =>
    new Promise((resolve) => {
      if (!origins.includes(address.origin)) return resolve(null);
      const host = address.hostname.replace(/^\[|\]$/gu, '');
      const options: RequestOptions = {
        method,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          authorization: `Token ${token}`,
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
        ...(isIP(host) === 0 && !isHomeName(host) && { lookup: publicOnly }),
      };
      const asked = (address.protocol === 'https:' ? overHttps : overHttp)(address, options, (answer) => {
        const pieces: Buffer[] = [];
        let size = 0;
        answer.on('data', (piece: Buffer) => {
          size += piece.length;
          if (size > MOST_BYTES) answer.destroy();
          else pieces.push(piece);
        });
        answer.on('close', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(pieces).toString('utf8') }),
        );
        answer.on('error', () => resolve(null));
      });
      asked.on('error', () => resolve(null));
      asked.end(body);
    });
