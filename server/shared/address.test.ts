import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createAddressOf, networkOf, networksOf } from './address.ts';

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
  }) as unknown as IncomingMessage;

describe('whose request it is', () => {
  it.each([
    [[], '203.0.113.5', '198.51.100.1', '203.0.113.5'],
    [['203.0.113.5'], '203.0.113.5', '198.51.100.1', '198.51.100.1'],
    [['127.0.0.1'], '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
    [['10.0.0.0/8'], '10.1.2.3', '6.6.6.6, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
    [['10.0.0.0/8'], '10.1.2.3', 'nonsense', '10.1.2.3'],
    [['2001:db8::/32'], '2001:db8::1', '2001:db9::7', '2001:db9::7'],
    [['10.0.0.0/8'], '10.1.2.3', undefined, '10.1.2.3'],
  ])('trusting %j, a request of %s with %s is that of %s', (trusted, remote, forwarded, expected) => {
    expect(createAddressOf(trusted)(request(remote, forwarded))).toBe(expected);
  });

  it.each([
    ['203.0.113.5', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('S-9: an address of IPv6 counts for its /64, /56 and /48, one of IPv4 for itself', () => {
    expect(networksOf('2001:db8:1:2a3:4:5:6:7')).toEqual([
      '2001:db8:1:2a3::/64',
      '2001:db8:1:200::/56',
      '2001:db8:1:0::/48',
    ]);
    expect(networksOf('203.0.113.5')).toEqual(['203.0.113.5']);
  });
});
