import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import type { Parcel } from '../shared/post.ts';
import { createPost, type PostNeeds, type PostOffice } from './post.ts';

let post: PostOffice;
let server: Server | undefined;
afterEach(async () => {
  await post.end();
  server?.close();
});

const begin = (changed: Partial<PostNeeds> = {}) => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  post = createPost({ mail: null, sms: null, outbox: true, publicUrl: null, clock: () => 7, log, ...changed });
  return lines;
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
    expect([post.serves('mail'), post.serves('sms'), post.hasRoom()]).toEqual([true, true, true]);
    for (const way of ['mail', 'sms', 'either'] as const) expect(post.shownAt(way)).toBe('/dev/outbox');
    post.send(mail);
    post.send(text);
    expect(post.outbox.all()).toEqual([]);
    await expect.poll(() => post.outbox.all()).toHaveLength(2);
    expect(post.outbox.all()).toMatchObject([
      { at: 7, channel: 'sms', to: '+84912345678', code: '012345' },
      { at: 7, channel: 'mail', to: 'lan@khandai.example', code: '012345', subject: 'Mã đăng ký Khán Đài' },
    ]);
  });

  it('S-15: without a mail server, a gateway and an outbox reaches nobody, and nothing is kept of what it was given', async () => {
    const lines = begin({ outbox: false });
    expect([post.serves('mail'), post.serves('sms')]).toEqual([false, false]);
    for (const way of ['mail', 'sms', 'either'] as const) expect(post.shownAt(way)).toBeNull();
    post.send(mail);
    post.send(text);
    await post.end();
    expect([post.outbox.all(), lines]).toEqual([[], []]);
  });

  it('with SMS off reaches nobody by it, and mail as ever', async () => {
    begin({ sms: 'off' });
    expect([post.serves('mail'), post.serves('sms')]).toEqual([true, false]);
    post.send(text);
    post.send(mail);
    await expect.poll(() => post.outbox.all()).toHaveLength(1);
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
    post.send(text);
    post.send(mail);
    await expect.poll(() => bodies, { timeout: 5000 }).toHaveLength(1);
    const sent = JSON.parse(bodies[0]!) as { to: string; text: string };
    expect(sent.to).toBe('+84912345678');
    expect(sent.text.split('\n').at(-1)).toBe('@khandai.example #012345');
    expect(post.outbox.all()).toHaveLength(1);
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
    post.send(text);
    await expect.poll(() => lines, { timeout: 5000 }).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({ level: 'error', event: 'letter lost', channel: 'sms', kind: 'code' });
    expect(lines[0]).not.toMatch(/912345678|012345/);
  });

  it('takes no more than it can hold, and says so', async () => {
    const lines = begin();
    for (let i = 0; i < 1000; i += 1) post.send(mail);
    expect(post.hasRoom()).toBe(false);
    post.send(mail);
    expect(lines.map((line) => (JSON.parse(line) as { reason: string }).reason)).toEqual(['too many wait']);
    await expect.poll(() => post.hasRoom()).toBe(true);
  });
});
