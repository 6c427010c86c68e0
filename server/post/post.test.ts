import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import * as Effect from 'effect/Effect';
import type { Queries } from '../database/database.ts';
import { createLog } from '../log.ts';
import type { LetterBox } from '../shared/outbox.ts';
import type { Parcel } from '../shared/post.ts';
import { createPost, type PostNeeds, type PostOffice } from './post.ts';

let post: PostOffice;
let server: Server | undefined;
afterEach(async () => {
  await post.end();
  server?.close();
});

type Put = Parameters<LetterBox['put']>[1];
/** The contents of the letter box. */
let box: Put[] = [];
const nowhere = {} as Queries;

const begin = (changed: Partial<PostNeeds> = {}) => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  box = [];
  const letters: LetterBox = { put: async (_queries, letter) => void box.push(letter), hasRoom: async () => true };
  post = createPost({ mail: null, sms: null, outbox: true, publicUrl: null, letters, clock: () => 7, log, ...changed });
  return lines;
};
const send = (...parcels: readonly (Parcel | null)[]) =>
  Promise.all(parcels.map((parcel) => post.send(nowhere, parcel)));
/** Attempts once to deliver everything in the box. */
const deliver = async (): Promise<void> => {
  for (const { body } of box.splice(0))
    await Effect.runPromise(
      post.taker
        .deliver(body, 'id')
        .pipe(Effect.catch(({ message }) => Effect.sync(() => post.taker.lost(body, message)))),
    );
};
const code = (channel: 'mail' | 'sms', value: string): Parcel => ({
  to: { channel, value },
  locale: 'vi',
  letter: { kind: 'code', purpose: 'register', code: '012345', account: null },
});
const mail = code('mail', 'lan@khandai.example');
const text = code('sms', '+84912345678');

describe('the post', () => {
  it('without a mail server and a gateway shows what it would send', async () => {
    begin();
    expect([post.serves('mail'), post.serves('sms'), await post.hasRoom()]).toEqual([true, true, true]);
    for (const way of ['mail', 'sms', 'either'] as const) expect(post.shownAt(way)).toBe('/dev/outbox');
    await send(mail, text);
    expect(post.shown.all()).toEqual([]);
    await deliver();
    expect(post.shown.all()).toMatchObject([
      { at: 7, channel: 'sms', to: '+84912345678', code: '012345' },
      { at: 7, channel: 'mail', to: 'lan@khandai.example', code: '012345', subject: 'Mã đăng ký Khán Đài' },
    ]);
  });

  it('S-15: without a mail server, a gateway and an outbox reaches nobody, and nothing is kept of what it was given', async () => {
    const lines = begin({ outbox: false });
    expect([post.serves('mail'), post.serves('sms')]).toEqual([false, false]);
    for (const way of ['mail', 'sms', 'either'] as const) expect(post.shownAt(way)).toBeNull();
    await send(mail, text);
    expect([box, lines]).toEqual([[], []]);
  });

  it('with SMS off reaches nobody by it, and mail as ever', async () => {
    begin({ sms: 'off' });
    expect([post.serves('mail'), post.serves('sms')]).toEqual([true, false]);
    await send(text, mail);
    await deliver();
    expect(post.shown.all()).toHaveLength(1);
  });

  it('with a gateway sends text messages there, bound to the portal, and shows mails alone', async () => {
    const bodies: string[] = [];
    server = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => bodies.push(chunk.toString()));
      request.on('end', () => response.end());
    });
    await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    begin({ sms: { url, key: 'k'.repeat(16), sender: 'KhanDai' }, publicUrl: 'http://khandai.example:8080' });
    await send(text, mail);
    await deliver();
    expect(bodies).toHaveLength(1);
    const sent = JSON.parse(bodies[0]!) as { to: string; text: string; id: string };
    expect([sent.to, sent.id]).toEqual(['+84912345678', 'id']);
    expect(sent.text.split('\n').at(-1)).toBe('@khandai.example #012345');
    expect(post.shown.all()).toHaveLength(1);
    expect([post.shownAt('sms'), post.shownAt('mail'), post.shownAt('either')]).toEqual([
      null,
      '/dev/outbox',
      '/dev/outbox',
    ]);
  });

  it('item 20: what is refused for good is one line in the log, without address, number or code', async () => {
    server = createServer((request, response) => {
      request.resume();
      response.writeHead(422).end();
    });
    await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const lines = begin({ sms: { url, key: 'k'.repeat(16), sender: 'KhanDai' } });
    await send(text);
    await deliver();
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({ level: 'error', event: 'letter lost', channel: 'sms', kind: 'code' });
    expect(lines[0]).not.toMatch(/912345678|012345/);
  });

  it('item 7: nobody’s letter is stored as somebody’s is, as long, with the same pause, and goes nowhere', async () => {
    const lines = begin({ mail: { url: 'smtp://127.0.0.1:9', from: 'no-reply@khandai.example' } });
    await send(mail, null);
    const [own, nobodys] = box as [Put, Put];
    expect(Math.abs(own.body.length - nobodys.body.length)).toBeLessThan(20);
    for (const { pauseMs, expiresAt } of [own, nobodys]) {
      expect(pauseMs).toBeGreaterThanOrEqual(200);
      expect(pauseMs).toBeLessThan(1000);
      expect(expiresAt).toBe(7 + 86_400_000);
    }
    box.shift();
    await deliver();
    expect([post.shown.all(), lines]).toEqual([[], []]);
  });

  it('a letter that cannot be read, or whose words break, is lost in one line that says nothing of it', async () => {
    const lines = begin();
    box.push({ body: '{"to":"lan@khandai.example"}', once: 'a', expiresAt: 9, pauseMs: 0 });
    await deliver();
    post.taker.lost(null, 'sealed');
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { event: 'letter lost', channel: 'unknown', reason: expect.stringMatching(/^it broke what delivers it: \w+$/) },
      { event: 'letter lost', channel: 'unknown', reason: 'sealed' },
    ]);
    expect(lines.join()).not.toContain('khandai.example');
  });
});
