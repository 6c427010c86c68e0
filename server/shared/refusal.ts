import { refusalMessages, type RefusalCode } from '#contract/http/envelope.ts';

/** So many fields tell what is wrong; all of them could be longer than what was sent. */
const MOST_FIELDS = 50;

export interface RefusalDetail {
  /** 422 only: per field, why, in words for people; the first 50 are told. */
  readonly fields?: Readonly<Record<string, string>>;
  /** 429 and 503: whole seconds until it is worth trying again. */
  readonly retryAfterS?: number;
  /** 401 only: what `WWW-Authenticate` says. */
  readonly challenge?: string;
  /** Replaces the code's own line; it is shown to clients, so it tells no internals. */
  readonly message?: string;
}

/** A handler's "no", as a value: handlers return `Promise<Data | Refusal>` and throw only for what nobody expected (500). */
export class Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>> | null;
  readonly retryAfterS: number | null;
  readonly challenge: string | null;

  constructor(code: RefusalCode, detail: RefusalDetail = {}) {
    this.code = code;
    this.message = detail.message ?? refusalMessages[code];
    this.fields = detail.fields ? Object.fromEntries(Object.entries(detail.fields).slice(0, MOST_FIELDS)) : null;
    this.retryAfterS = detail.retryAfterS ?? null;
    this.challenge = detail.challenge ?? null;
  }
}

export const refused = (code: RefusalCode, detail?: RefusalDetail): Refusal => new Refusal(code, detail);

export const isRefused = (value: unknown): value is Refusal => value instanceof Refusal;
