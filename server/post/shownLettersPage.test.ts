import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startFake, type Started } from '../testing/startFake.ts';
import { createShownLetters, type Shown } from './shownLetters.ts';
import { shownLettersPage } from './shownLettersPage.ts';

let started: Started;
afterEach(() => started.origin.close());

const letter = (changed: Partial<Shown> = {}): Shown => ({
  at: Date.UTC(2026, 10, 21, 12),
  channel: 'mail',
  to: 'lan@khandai.example',
  subject: 'Mã đăng ký',
  text: 'Mã: 012345',
  code: '012345',
  ...changed,
});
const start = async (...letters: readonly Shown[]) => {
  const shown = createShownLetters();
  for (const one of letters) shown.add(one);
  started = await startFake({ parts: { plugins: [shownLettersPage(shown)] } });
  return `${started.url}/dev/outbox`;
};
/** Sends headers that `fetch` does not allow. */
const statusOf = (url: string, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(url, { headers }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });

describe('the outbox of a machine without a mail server', () => {
  it('shows the newest first, escaped, and is kept by nobody', async () => {
    const url = await start(letter({ subject: 'cũ' }), letter({ subject: '<b>mới', to: '"x"@y.vn', channel: 'sms' }));
    const answer = await fetch(url);
    const html = await answer.text();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(html.indexOf('&lt;b&gt;mới')).toBeGreaterThan(0);
    expect(html.indexOf('&lt;b&gt;mới')).toBeLessThan(html.indexOf('cũ'));
    expect(html).toContain('<strong data-code>012345</strong>');
    expect(html).not.toContain('<b>mới');
  });

  it('keeps the newest fifty', async () => {
    const url = await start(...Array.from({ length: 60 }, (_, i) => letter({ subject: `thư ${i}.` })));
    const html = await (await fetch(url)).text();
    expect(html.match(/<article/g)).toHaveLength(50);
    expect(html).toContain('thư 59.');
    expect(html).not.toContain('thư 9.');
  });

  it.each([
    ['vi', 'Hộp thư thử', 'Chưa có thư nào.'],
    ['en', 'Outbox for trying out', 'Nothing yet.'],
    ['zh', '測試寄件匣', '尚無信件。'],
  ])('speaks %s', async (locale, title, none) => {
    const url = await start();
    for (const html of [
      await (await fetch(`${url}?lang=${locale}`)).text(),
      await (await fetch(url, { headers: { 'accept-language': locale } })).text(),
    ]) {
      expect(html).toContain(`<h1>${title}</h1>`);
      expect(html).toContain(none);
    }
  });

  it('S-15: opens for this machine alone: not through a proxy, not by another name', async () => {
    const url = await start(letter());
    expect(await statusOf(url, {})).toBe(200);
    for (const host of ['localhost:8080', 'localhost', '127.0.0.1:1', '[::1]:8080', '[::1]', 'LOCALHOST'])
      expect(await statusOf(url, { host }), host).toBe(200);
    for (const headers of [
      { 'x-forwarded-for': '203.0.113.9' },
      { 'x-forwarded-host': 'khandai.example' },
      { forwarded: 'for=203.0.113.9' },
      { via: '1.1 proxy' },
      { 'x-forwarded': 'for=203.0.113.9' },
      { 'x-real-ip': '203.0.113.9' },
      { 'cf-connecting-ip': '203.0.113.9' },
      { 'true-client-ip': '203.0.113.9' },
      { 'x-client-ip': '203.0.113.9' },
      { 'fly-client-ip': '203.0.113.9' },
      { 'x-amzn-trace-id': 'Root=1' },
      { 'cdn-loop': 'cloudflare' },
      { host: 'khandai.example' },
      { host: '127.0.0.1.evil.example' },
      { host: 'localhost.evil.example' },
    ])
      expect(await statusOf(url, headers), JSON.stringify(headers)).toBe(403);
  });

  it('S-15: nginx that passes requests on as it does unless told otherwise, in HTTP/1.0 and under our own name, is a proxy', async () => {
    const { hostname, port } = new URL(await start(letter()));
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(Number(port), hostname, () =>
        socket.write(`GET /dev/outbox HTTP/1.0\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`),
      );
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(answer).not.toContain('012345');
  });
});
