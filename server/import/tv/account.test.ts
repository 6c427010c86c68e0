import { describe, expect, it } from 'vitest';
import { holdsAccount, spokenAddress } from './account.ts';

describe('addresses that hold an account', () => {
  it.each([
    'http://panel.example:8080/get.php?username=an&password=bi-mat&type=m3u_plus',
    'https://panel.example/x.m3u8?USER=an&Pass=bi-mat',
    'http://panel.example:8080/live/an/bi-mat/71.m3u8',
    'http://panel.example:8080/live/an/bi-mat/71.ts',
    'http://panel.example:8080/an/bi-mat/71',
    'http://panel.example/timeshift/an/bi-mat/60/2026-11-23:20-00/71.m3u8',
    'https://an:bi-mat@cdn.example/a.m3u8',
    'rtmp://an@cdn.example/a',
  ])('%s', (address) => {
    expect(holdsAccount(address)).toBe(true);
    expect(spokenAddress(address)).not.toMatch(/bi-mat|an[:@/]/u);
  });
  it.each([
    'https://cdn.example/live/channel/index.m3u8',
    'https://cdn.example/hls/7.m3u8',
    'https://cdn.example/a/b/1.m3u8?token=x',
    'https://cdn.example/x.m3u8?username=&password=',
    'not an address',
  ])('%s holds none', (address) => expect(holdsAccount(address)).toBe(false));
  it('an address is told by where it leads alone', () => {
    const told = ['udp://239.0.0.1:1234/x', 'https://a.example/b?c=d', 'mailto:x', 'no'].map(spokenAddress);
    expect(told).toEqual(['udp://239.0.0.1:1234', 'https://a.example', 'mailto:', 'a text that is no address']);
  });
});
