import { describe, expect, it } from 'vitest';
import { emptyForm } from '#domain/application/form.ts';
import { fakeWire, ok, refusal } from '../../../tests/fakes/http.ts';
import { httpApplications } from './applications.ts';

const { signal } = new AbortController();
const application = { applicationId: 'a1', state: 'draft', rev: 3, step: 1, form: emptyForm, history: [] };
const draft = { rev: 2, step: 1, form: emptyForm };

describe('keeping a draft', () => {
  it('CA-2: gives what was kept', async () => {
    const t = fakeWire(() => ok(application));
    expect(await httpApplications(t.send).save(draft, signal)).toEqual({
      ok: true,
      value: { kind: 'kept', application },
    });
    expect(t.asked[0]).toMatchObject({ url: '/live/api/user/anchor-apply/save', body: draft });
  });

  it.each([[application], [null]])('CA-2: reads what was kept meanwhile where it is stale: %j', async (newer) => {
    const t = fakeWire(({ method }) => (method === 'POST' ? refusal(409) : ok(newer)));
    expect(await httpApplications(t.send).save(draft, signal)).toEqual({
      ok: true,
      value: { kind: 'stale', application: newer },
    });
    expect(t.asked.map(({ url }) => url)).toEqual([
      '/live/api/user/anchor-apply/save',
      '/live/api/user/anchor-apply/my',
    ]);
  });

  it('CA-2: a failure is one, also of the second question', async () => {
    const down = fakeWire(() => refusal(503));
    expect(await httpApplications(down.send).save(draft, signal)).toMatchObject({ failure: { kind: 'serverFault' } });
    expect(down.asked).toHaveLength(1);
    const half = fakeWire(({ method }) => refusal(method === 'POST' ? 409 : 503));
    expect(await httpApplications(half.send).save(draft, signal)).toMatchObject({ failure: { kind: 'serverFault' } });
    const other = fakeWire(() => refusal(422));
    expect(await httpApplications(other.send).save(draft, signal)).toMatchObject({ failure: { code: 422 } });
    expect(other.asked).toHaveLength(1);
  });
});

it('CA-3: gives the bytes of a file', async () => {
  const t = fakeWire(() => new Response(new Blob(['sound']), { headers: { 'Content-Type': 'audio/webm' } }));
  const outcome = await httpApplications(t.send).file('a1', 'voice', signal);
  expect(outcome.ok && (await outcome.value.text())).toBe('sound');
  expect(t.asked[0]!.url).toBe('/live/api/user/anchor-apply/file?applicationId=a1&kind=voice');
});

it('CA-3: a file that is refused is a failure', async () => {
  const refused = httpApplications(fakeWire(() => refusal(404)).send);
  expect(await refused.file('a1', 'voice', signal)).toMatchObject({ failure: { code: 404 } });
});

it('asks each other call as it is in the contract', async () => {
  const t = fakeWire(() => refusal(500));
  const port = httpApplications(t.send);
  await port.proveContact('0912', 'T', signal);
  await port.removePhoto(signal);
  await port.submit(3, signal);
  await port.reply('xong', signal);
  await port.withdraw(signal);
  await port.positions(signal);
  await port.queue('closed', null, signal);
  await port.queue('open', '9.a1', signal);
  await port.review({ applicationId: 'a1', from: 'submitted', state: 'reviewing' }, signal);
  expect(t.asked.map(({ url, body }) => [url.replace(/^.*anchor-apply\//, ''), body])).toEqual([
    ['contact', { phone: '0912', ticket: 'T' }],
    ['photo-remove', {}],
    ['submit', { rev: 3 }],
    ['reply', { note: 'xong' }],
    ['withdraw', {}],
    ['position-list', undefined],
    ['review-list?state=closed', undefined],
    ['review-list?cursor=9.a1&state=open', undefined],
    ['review', { applicationId: 'a1', from: 'submitted', state: 'reviewing' }],
  ]);
});

it('item 29: photo and recording go in pieces, and become the draft’s once they are whole', async () => {
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = 200;
    readonly responseText = JSON.stringify({ code: 200, data: { offset: 5 } });
    open(): void {}
    setRequestHeader(): void {}
    abort(): void {}
    getAllResponseHeaders(): string {
      return '';
    }
    send(): void {
      this.dispatchEvent(new Event('load'));
    }
  }
  const t = fakeWire(({ url }) => {
    if (url.endsWith('/init')) return ok({ uploadId: 'u1', chunk: 9, offset: 0 });
    return url.endsWith('/finish') ? ok({ uploadId: 'u1', mime: 'audio/webm', size: 5 }) : refusal(409);
  });
  const port = httpApplications(t.send, () => FakeRequest as unknown as new () => XMLHttpRequest);
  const voice = port.uploadVoice({ durationMs: 9000, clipId: 'football' });
  expect(await voice(new Blob(['bytes'], { type: 'audio/webm' }), () => {}, signal)).toMatchObject({ ok: false });
  expect(t.asked.at(-1)).toMatchObject({
    ...{ url: '/live/api/user/anchor-apply/voice-take' },
    body: { uploadId: 'u1', durationMs: 9000, clipId: 'football' },
  });
  await port.uploadPhoto(new Blob(['photo'], { type: 'image/png' }), () => {}, signal);
  expect(t.asked.at(-1)).toMatchObject({ url: '/live/api/user/anchor-apply/photo-take', body: { uploadId: 'u1' } });
  expect(t.asked.filter(({ url }) => url.endsWith('/init')).map(({ body }) => (body as { kind: string }).kind)).toEqual(
    ['voice', 'picture'],
  );
});
