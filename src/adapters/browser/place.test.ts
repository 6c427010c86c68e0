import { describe, expect, it } from 'vitest';
import { failed, succeeded } from '#ports/failure.ts';
import { fakeJar } from '../../../tests/fakes/browser.ts';
import { dropReferral, fillPlace, referralOf } from './arrival.ts';
import { browserCookies } from './cookies.ts';
import { currencyOf, keepDomain, keepReferral, keepZone, zoneOf } from './place.ts';

const { signal } = new AbortController();
const jarred = () => browserCookies(fakeJar(), false);

describe('GEO-1: the place', () => {
  const found = () => Promise.resolve(succeeded({ ip: '203.0.113.9', timezone: 'Asia/Ho_Chi_Minh', country: 'VN' }));
  const now = () => Date.UTC(2026, 10, 21);

  it('is asked for when zone and address are missing', async () => {
    const cookies = jarred();
    expect(await fillPlace(cookies, found, now, signal)).toBe(true);
    expect(['Timezone', 'offset', 'ip'].map(cookies.read)).toEqual(['Asia/Ho_Chi_Minh', '420', '203.0.113.9']);
  });
  it('COOKIE-1, A-5: brings the currency with it, which stays once it is kept', async () => {
    const found = (country: string | null) => () =>
      Promise.resolve(succeeded({ ip: '203.0.113.9', timezone: 'Asia/Taipei', country }));
    const after = async (country: string | null, kept: string | null) => {
      const cookies = jarred();
      if (kept !== null) cookies.write('location', kept);
      await fillPlace(cookies, found(country), now, signal);
      return [cookies.read('location'), currencyOf(cookies)];
    };
    expect(await after('TW', null)).toEqual(['TWD', 'TWD']);
    expect(await after(null, null)).toEqual(['VND', 'VND']);
    expect(await after('TW', 'USD')).toEqual(['USD', 'USD']);
    expect(await after('TW', '<b>')).toEqual(['TWD', 'TWD']);
    const known = jarred();
    keepZone(known, 'UTC', now());
    known.write('ip', '::1');
    await fillPlace(known, found('TW'), now, signal);
    expect(known.read('location')).toBe('VND');
  });
  it('is filled, not replaced', async () => {
    const cookies = jarred();
    keepZone(cookies, 'Europe/London', now());
    await fillPlace(cookies, found, now, signal);
    expect(['Timezone', 'offset', 'ip'].map(cookies.read)).toEqual(['Europe/London', '0', '203.0.113.9']);
    const half = jarred();
    half.write('ip', '::1');
    await fillPlace(half, found, now, signal);
    expect(half.read('Timezone')).toBe('Asia/Ho_Chi_Minh');
  });
  it('is not asked for when both are there', async () => {
    const cookies = jarred();
    keepZone(cookies, 'UTC', now());
    cookies.write('ip', '::1');
    const never = () => Promise.reject(new Error('asked'));
    expect(await fillPlace(cookies, never, now, signal)).toBe(true);
  });
  it('stays missing when it cannot be had, or names no zone', async () => {
    const cookies = jarred();
    const lost = () => Promise.resolve(failed({ kind: 'unreachable' }));
    expect(await fillPlace(cookies, lost, now, signal)).toBe(false);
    expect(cookies.read('ip')).toBe(null);
    const odd = () => Promise.resolve(succeeded({ ip: '::1', timezone: 'Mars/Olympus', country: null }));
    expect(await fillPlace(cookies, odd, now, signal)).toBe(true);
    expect([cookies.read('Timezone'), cookies.read('ip')]).toEqual([null, '::1']);
  });
  it('is the browser’s own zone until it is known', () => {
    const cookies = jarred();
    expect(zoneOf(cookies, 'Asia/Tokyo')).toBe('Asia/Tokyo');
    keepZone(cookies, 'Asia/Kolkata', now());
    expect([zoneOf(cookies, 'Asia/Tokyo'), cookies.read('offset')]).toEqual(['Asia/Kolkata', '330']);
    cookies.write('Timezone', 'Mars/Olympus');
    expect(zoneOf(cookies, 'Asia/Tokyo')).toBe('Asia/Tokyo');
  });
});

describe('COOKIE-1: what the address brings', () => {
  it('the referral is kept from the query', () => {
    const cookies = jarred();
    expect(referralOf(cookies)).toBe(null);
    keepReferral(cookies, '?pid=lan_9&x=1');
    expect(referralOf(cookies)).toBe('lan_9');
    for (const search of ['', '?pid=', `?pid=${'a'.repeat(65)}`, '?pid=a%20b']) keepReferral(cookies, search);
    expect(referralOf(cookies)).toBe('lan_9');
  });
  it('MI-9: it is dropped once the origin knows of it', () => {
    const cookies = jarred();
    keepReferral(cookies, '?pid=lan_9');
    dropReferral(cookies);
    expect(referralOf(cookies)).toBe(null);
  });
  it('the domain is kept once', () => {
    const jar = fakeJar();
    const cookies = browserCookies(jar, false);
    keepDomain(cookies, 'khandai.example');
    keepDomain(cookies, 'khandai.example');
    expect(jar.writes).toHaveLength(1);
    expect(cookies.read('DomainCookie')).toBe('khandai.example');
  });
  it('CALL-1: the currency is VND unless the location cookie says another', () => {
    const cookies = jarred();
    expect(currencyOf(cookies)).toBe('VND');
    cookies.write('location', 'THB');
    expect(currencyOf(cookies)).toBe('THB');
    cookies.write('location', 'evil\r\nheader');
    expect(currencyOf(cookies)).toBe('VND');
  });
});
