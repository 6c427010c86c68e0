import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** The IPv4 address inside an IPv4-mapped IPv6 address; any other address unchanged. */
const plain = (address: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether an address is one of the trusted proxies, or lies in one of their networks. */
export const createIsTrusted = (trustProxy: readonly string[]): ((address: string) => boolean) => {
  const trusted = new BlockList();
  for (const network of trustProxy) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => {
    const asked = plain(address);
    return isIP(asked) !== 0 && trusted.check(asked, familyOf(asked));
  };
};

/**
 * The client address of a request: the nearest address that is not a trusted proxy, read from the right of
 * X-Forwarded-For.
 */
export const createAddressOf = (trustProxy: readonly string[]): ((request: IncomingMessage) => string) => {
  const isTrusted = createIsTrusted(trustProxy);
  return (request) => {
    let address = plain(request.socket.remoteAddress ?? '');
    const hops = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',').reverse();
    for (const hop of hops) {
      const next = plain(hop.trim());
      if (isIP(next) === 0 || !isTrusted(address)) break;
      address = next;
    }
    return address;
  };
};

/** Whether an address or host name is the loopback interface of this machine. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(plain(host));

/** Prefix lengths of the IPv6 networks that one customer may hold, from a home's to a company's. */
const PREFIXES = [64, 56, 48] as const;

/**
 * The networks that an address is counted under, narrowest first: an IPv4 address alone, or the /64, /56 and /48 of an
 * IPv6 address, since one customer may hold any of these.
 */
export const networksOf = (given: string): readonly string[] => {
  const address = plain(given);
  if (isIP(address) !== 6) return [address];
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16) || 0);
  return PREFIXES.map((bits) => {
    const kept = groups.map((group, i) => group & (0xffff << Math.max(0, 16 * (i + 1) - bits)) & 0xffff);
    return `${kept.map((group) => group.toString(16)).join(':')}::/${bits}`;
  });
};

/** The narrowest of them, for limits whose count assumes several people behind one address. */
export const networkOf = (address: string): string => networksOf(address)[0]!;
