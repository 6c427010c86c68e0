import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../http/identify.ts';
import { createDoor } from './door.ts';
import type { Place, Places } from './places.ts';
import { systemAfter, type After } from '../shared/timers.ts';

const guest: Viewer = { kind: 'guest', userId: 'g1', displayName: 'Khách', siteRoleId: 0, sessionId: null };
const never = new Promise<null>(() => {});

/** A door where `identify` answers as given; `knock` answers what the stream was told, once it was told something. */
const build = (
  limits: boolean,
  identify: () => Promise<Viewer | null>,
  after: After = systemAfter,
  places: Places | null = null,
) => {
  const house = { identify, limits, after, isDraining: () => false, failed: () => {}, welcome: () => {} };
  const enter = createDoor({ ...house, ...(places && { places }) });
  return (address: string) => {
    const stream = new PassThrough();
    enter(new IncomingMessage(new Socket()), stream, Buffer.alloc(0), { token: 't', binding: null, address });
    return {
      stream,
      told: () => {
        const bytes: unknown = stream.read();
        return bytes === null ? null : String(bytes);
      },
    };
  };
};

describe('the door, with LIMITS=on', () => {
  it('2 000 sockets an address, the next is 429 with Retry-After; one that leaves makes room', async () => {
    const knock = build(true, () => never);
    const inside = Array.from({ length: 2000 }, () => knock('198.51.100.7'));
    expect(inside.every(({ told }) => told() === null)).toBe(true);
    const text = knock('198.51.100.7').told() ?? '';
    expect(text).toMatch(/^HTTP\/1\.1 429 Too Many Requests\r\n[\s\S]*\r\nRetry-After: 5\r\n/);
    expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 429, data: null });
    expect(knock('203.0.113.5').told()).toBeNull();
    await new Promise((resolve) => inside[0]!.stream.once('close', resolve).destroy());
    expect(knock('198.51.100.7').told()).toBeNull();
  });

  it('counts a session’s sockets only while they are there: one that leaves makes room', async () => {
    const knock = build(true, async () => guest);
    for (let i = 0; i <= 10; i += 1) {
      const { stream, told } = knock('198.51.100.7');
      await new Promise((resolve) => stream.once('close', resolve).once('finish', () => stream.destroy()));
      expect(told()).not.toMatch(/^HTTP\/1\.1 429/);
    }
  });

  it('LIMITS=off counts nobody', () => {
    const knock = build(false, () => never);
    for (let i = 0; i <= 2000; i += 1) expect(knock('198.51.100.7').told()).toBeNull();
  });

  it('a question that fails is 500 with Retry-After, and says nothing of why', async () => {
    const knock = build(true, () => Promise.reject(new Error('select * from secrets')));
    const { stream } = knock('198.51.100.7');
    const text = await new Promise<string>((resolve) => stream.once('data', (bytes) => resolve(String(bytes))));
    expect(text).toMatch(/^HTTP\/1\.1 500 Internal Server Error\r\n/);
    expect(text).not.toContain('secrets');
  });

  it('lets in whoever has gone meanwhile neither as a guest nor as anybody', async () => {
    let answer: (viewer: Viewer) => void = () => {};
    const knock = build(true, () => new Promise((resolve) => (answer = resolve)));
    const { stream, told } = knock('198.51.100.7');
    stream.destroy();
    answer(guest);
    await Promise.resolve();
    expect(told()).toBeNull();
  });

  it('S-3: whom nobody can tell is let go after ten seconds, with 503', async () => {
    const waits: (readonly [number, () => void])[] = [];
    const after: After = (delayMs, action) => {
      waits.push([delayMs, action]);
      return () => {};
    };
    const knock = build(true, () => never, after);
    const { stream, told } = knock('198.51.100.7');
    const gone = new Promise((resolve) => stream.once('close', resolve));
    expect(waits.map(([delayMs]) => delayMs)).toEqual([10_000]);
    waits[0]![1]();
    expect(told()).toMatch(/^HTTP\/1\.1 503 /);
    await gone;
  });

  it('HOUSE-6: where all processes together have no place left, it is 429; who leaves gives theirs back', async () => {
    const taken: (readonly Place[])[] = [];
    const left: (readonly Place[])[] = [];
    const places: Places = {
      enter: async (wanted) => taken.length < 1 && taken.push(wanted) > 0,
      leave: (given) => void left.push(given),
    };
    const knock = build(true, async () => guest, systemAfter, places);
    const first = knock('198.51.100.7');
    const second = knock('198.51.100.7');
    const text = await new Promise<string>((resolve) => second.stream.once('data', (bytes) => resolve(String(bytes))));
    expect(text).toMatch(/^HTTP\/1\.1 429 /);
    expect(taken).toEqual([
      [
        { name: 'sockets.address', most: 2000, key: '198.51.100.7' },
        { name: 'sockets.session', most: 10, key: 'g1' },
      ],
    ]);
    await new Promise((resolve) => first.stream.once('close', resolve).destroy());
    expect(left).toEqual(taken);
  });
});
