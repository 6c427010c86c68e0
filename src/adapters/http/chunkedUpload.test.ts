import { describe, expect, it } from 'vitest';
import { fakeWire, ok, refusal } from '../../../tests/fakes/http.ts';
import { uploadInChunks } from './chunkedUpload.ts';
import type { Send } from './send.ts';

const CHUNK = 4;
const file = new Blob(['0123456789'], { type: 'image/png' });
const { signal } = new AbortController();
type Answer = (offset: number) => Response | 'lost' | 'lost after it came';

/** A fake origin with chunks of four bytes; `answers` overrides its next answers. */
const world = (answers: readonly Answer[] = [], here = 0) => {
  const left = [...answers];
  const puts: string[] = [];
  const shares: number[] = [];
  const t = fakeWire(({ url, method, body }) => {
    if (url.endsWith('/init')) return ok({ uploadId: 'u1', chunk: CHUNK, offset: here });
    if (url.endsWith('/finish'))
      return here === file.size ? ok({ uploadId: 'u1', mime: 'image/png', size: 10 }) : refusal(409);
    if (method === 'GET') return ok({ offset: here, size: file.size, expiresAt: 0 });
    const offset = Number(new URL(url, 'http://a').searchParams.get('offset'));
    const { size } = body as Blob;
    puts.push(`${offset}+${size}`);
    const answer = left.shift()?.(offset);
    if (answer === 'lost') throw new TypeError('no network');
    if (answer !== undefined && answer !== 'lost after it came') return answer;
    if (offset === here) here += size;
    if (answer) throw new TypeError('no network');
    return offset + size === here ? ok({ offset: here }) : refusal(409);
  });
  /** Reports progress once, at half of a body. */
  const watched = (sent: (share: number) => void): typeof fetch => {
    sent(0.5);
    return fetch;
  };
  /** Replaces the progress-reporting fetch by the scripted network. */
  const send: Send = (call, input, abort, { fetch: _watched, ...rest } = {}) => t.send(call, input, abort, rest);
  const run = () =>
    uploadInChunks({ send, watched })(
      'picture',
      file,
      ({ step, share }) => void (step === 'sending' && shares.push(share)),
      signal,
    );
  return { run, puts, shares, asked: t.asked, here: () => here, elsewhere: (to: number) => void (here = to) };
};
const done = { ok: true, value: 'u1' };

describe('a file in pieces', () => {
  it('is read in pieces of a megabyte to be hashed, tells how far, and is read once however often it is sent', async () => {
    const large = new Blob([new Uint8Array(2_500_000).fill(7)], { type: 'video/mp4' });
    const told: string[] = [];
    const asked: unknown[] = [];
    const t = fakeWire(({ body }) => {
      asked.push(body);
      throw new TypeError('no network');
    });
    const upload = uploadInChunks({ send: t.send, watched: () => fetch });
    const run = () =>
      upload('video', large, ({ step, share }) => void told.push(`${step} ${share.toFixed(2)}`), signal);
    expect(await run()).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    expect(told).toEqual(['hashing 0.00', 'hashing 0.42', 'hashing 0.84']);
    await run();
    expect(told).toHaveLength(3);
    expect(asked).toHaveLength(2);
    expect(asked[0]).toEqual(asked[1]);
  });

  it('is named by its hash, goes piece by piece, and tells how far it is', async () => {
    const t = world();
    expect(await t.run()).toEqual(done);
    expect(t.asked[0]!.body).toEqual({
      ...{ kind: 'picture', size: 10, mime: 'image/png' },
      sha256: '84d89877f0d4041efb6bf91a16f0248f2fd573e6af05c19f96bedb9f882f7882',
    });
    expect(t.puts).toEqual(['0+4', '4+4', '8+2']);
    expect(t.shares).toEqual([0, 0.2, 0.4, 0.6, 0.8, 0.9]);
    expect(t.asked.filter(({ method }) => method === 'PUT').map(({ headers }) => headers['Content-Type'])).toEqual(
      Array.from({ length: 3 }, () => 'application/octet-stream'),
    );
  });

  it('goes on where the origin is: after a reload, or asked again after a line that broke', async () => {
    const reloaded = world([], 8);
    expect(await reloaded.run()).toEqual(done);
    expect(reloaded.puts).toEqual(['8+2']);
    const t = world([() => ok({ offset: 4 }), () => 'lost']);
    t.elsewhere(4);
    expect(await t.run()).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    expect(await t.run()).toEqual(done);
    expect(t.puts.slice(-2)).toEqual(['4+4', '8+2']);
  });

  it('a piece whose answer was lost is not sent again', async () => {
    const t = world([() => 'lost after it came']);
    expect(await t.run()).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    expect(await t.run()).toEqual(done);
    expect(t.puts).toEqual(['0+4', '4+4', '8+2']);
  });

  it('where another tab was quicker it asks how far that is, and gives up where it is told so again and again', async () => {
    const t = world([
      () => {
        t.elsewhere(8);
        return refusal(409);
      },
    ]);
    expect(await t.run()).toEqual(done);
    expect(t.puts).toEqual(['0+4', '8+2']);
    const never = world(Array.from({ length: 20 }, () => () => refusal(409)));
    expect(await never.run()).toMatchObject({ ok: false, failure: { kind: 'refused', code: 409 } });
    expect(never.puts).toHaveLength(6);
  });

  it.each([413, 415, 422, 429, 503])(
    'what the origin answers with %i is its answer, and nothing more is sent',
    async (code) => {
      const t = world([() => refusal(code)]);
      expect(await t.run()).toMatchObject({ ok: false });
      expect(t.puts).toHaveLength(1);
    },
  );
});
