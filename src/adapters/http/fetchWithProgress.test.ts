import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchWithProgress } from './fetchWithProgress.ts';

/** A fake XMLHttpRequest that the test answers. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  asked: readonly unknown[] = [];
  aborted = false;
  constructor() {
    super();
    made.push(this);
  }
  open(...asked: readonly string[]): void {
    this.asked = asked;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: unknown): void {
    this.asked = [...this.asked, body];
  }
  abort(): void {
    this.aborted = true;
    this.end('abort');
  }
  end(how: 'load' | 'error' | 'abort', answer: Partial<Pick<FakeRequest, 'status' | 'responseText'>> = {}): void {
    Object.assign(this, answer);
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event('loadend'));
  }
  progress(event: Partial<ProgressEvent>): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), event));
  }
  getAllResponseHeaders(): string {
    return 'date: Sat, 21 Nov 2026 12:00:00 GMT\r\nretry-after: 7\r\n';
  }
}
let made: FakeRequest[] = [];
let shares: number[] = [];
beforeEach(() => void ([made, shares] = [[], []]));
afterEach(() => expect(made.length).toBeLessThan(2));

const asXhr = FakeRequest as unknown as new () => XMLHttpRequest;
const ask = (init: RequestInit = {}) =>
  fetchWithProgress(asXhr, (share) => shares.push(share))('/live/api/user/picture', {
    method: 'POST',
    headers: { Authorization: 'Bearer T', 'Content-Type': 'image/png' },
    body: new Blob(['bytes']),
    ...init,
  });

describe('a fetch that tells how much has left', () => {
  it('sends what fetch would send and answers as it would', async () => {
    const body = new Blob(['bytes']);
    const answer = ask({ body });
    const [request] = made;
    expect(request!.asked).toEqual(['POST', '/live/api/user/picture', body]);
    expect(request!.headers).toEqual({ authorization: 'Bearer T', 'content-type': 'image/png' });
    request!.end('load', { status: 429, responseText: '{"code":429}' });
    const response = await answer;
    expect([response.status, response.ok, await response.text()]).toEqual([429, false, '{"code":429}']);
    expect(response.headers.get('Retry-After')).toBe('7');
    expect(response.headers.get('Date')).toBe('Sat, 21 Nov 2026 12:00:00 GMT');
  });

  it('tells the share, and nothing where the whole is not known', () => {
    void ask();
    const [request] = made;
    request!.progress({ lengthComputable: true, loaded: 25, total: 100 });
    request!.progress({ lengthComputable: false, loaded: 30, total: 0 });
    request!.progress({ lengthComputable: true, loaded: 0, total: 0 });
    request!.progress({ lengthComputable: true, loaded: 100, total: 100 });
    expect(shares).toEqual([0.25, 1]);
  });

  it('rejects where no answer came', async () => {
    const answer = ask();
    made[0]!.end('error');
    await expect(answer).rejects.toThrow(TypeError);
  });

  it('is stopped by its signal, with its reason', async () => {
    const stopping = new AbortController();
    const answer = ask({ signal: stopping.signal });
    const reason = new Error('left');
    stopping.abort(reason);
    expect(made[0]!.aborted).toBe(true);
    // `toThrow` would also accept a rejection without a reason.
    await expect(answer).rejects.toBe(reason);
    await expect(ask({ signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone');
  });

  it('no longer hears its signal once it is over', async () => {
    const stopping = new AbortController();
    const answer = ask({ signal: stopping.signal });
    made[0]!.end('load', { status: 200 });
    await answer;
    stopping.abort();
    expect(made[0]!.aborted).toBe(false);
  });
});
