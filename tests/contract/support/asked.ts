import type { AnyCall } from '#contract/http/call.ts';

interface Told {
  /** The caller's token; null or absent for none. */
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}
interface Answer<A> {
  readonly code: number;
  readonly data: A;
}

/** A call to an origin that really listens, as a browser would make it. */
export const called = (url: string, { method, path }: AnyCall, input: object, told: Told = {}): Promise<Response> => {
  const isGet = method === 'GET';
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  return fetch(`${url}${path}${isGet ? `?${query}` : ''}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(told.token && { authorization: `Bearer ${told.token}` }),
      ...told.headers,
    },
    ...(!isGet && { body: JSON.stringify(input) }),
  });
};

/** The answer to such a call. */
export const asked = async <A>(...call: Parameters<typeof called>): Promise<Answer<A>> =>
  (await (await called(...call)).json()) as Answer<A>;
