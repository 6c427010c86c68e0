import { askOutside } from '../shared/askOutside.ts';

/** The response of an external server; null if there was none, or none that we accept. */
export interface Spoken {
  readonly status: number;
  readonly text: string;
}
export type Speak = (
  address: URL,
  request: { readonly method: 'GET' | 'POST'; readonly token: string; readonly body?: string },
) => Promise<Spoken | null>;

const MOST_BYTES = 65_536;
const TIMEOUT_MS = 10_000;

/** Contacts listed origins only, follows no redirects, and reads a limited number of bytes. */
export const createSpeak =
  (origins: readonly string[]): Speak =>
  async (address, { method, token, body }) => {
    if (!origins.includes(address.origin)) return null;
    const answer = await askOutside(address, {
      ...{ method, body, mostBytes: MOST_BYTES, timeoutMs: TIMEOUT_MS },
      headers: {
        ...{ authorization: `Token ${token}`, accept: 'application/json' },
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
    });
    return answer && { status: answer.status, text: answer.bytes.toString('utf8') };
  };
