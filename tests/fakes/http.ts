import type { Bearer } from '#adapters/browser/bearer.ts';
import { makeSend, type Wire } from '#adapters/http/send.ts';

export interface Asked {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: unknown;
  readonly keepalive: boolean;
  readonly cache: RequestCache;
  readonly signal: AbortSignal;
}
export const ok = (data: unknown, init: ResponseInit = {}) => Response.json({ code: 200, data }, init);
export const refusal = (code: number, init: ResponseInit = {}) =>
  Response.json({ code, data: null, message: 'no' }, { status: code, ...init });

/** A `send` over a scripted network, with a record of its requests and reports. */
export const fakeWire = (answer: (asked: Asked) => Response | Promise<Response>, change: Partial<Wire> = {}) => {
  const asked: Asked[] = [];
  const told: string[] = [];
  let bearer: Bearer | null = { kind: 'member', value: 'T1' };
  const wire: Wire = {
    fetch: async (url, init = {}) => {
      const one: Asked = {
        url: url as string,
        method: init.method ?? 'GET',
        headers: init.headers as Record<string, string>,
        body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
        keepalive: init.keepalive ?? false,
        cache: init.cache ?? 'default',
        signal: init.signal!,
      };
      asked.push(one);
      return answer(one);
    },
    bearer: () => bearer,
    tokenSoon: () => Promise.resolve(),
    currency: () => 'VND',
    locale: () => 'vi',
    onExpired: () => {
      told.push('expired');
      return Promise.resolve();
    },
    onRefused: (clears) => void told.push(`refused ${clears}`),
    onRateLimited: () => void told.push('rateLimited'),
    onAnswered: (serverTime) => void told.push(`answered ${serverTime}`),
    report: (message, detail) => void told.push(`report ${message}: ${String(detail)}`),
    ...change,
  };
  return { send: makeSend(wire), asked, told, hold: (next: Bearer | null) => void (bearer = next) };
};
