import { askOutside } from '../shared/askOutside.ts';

/** What an outside server answered; null where nobody did, or something that is none of ours to read. */
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

/** Speaks to a listed origin alone, follows nobody elsewhere, and reads little. */
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
