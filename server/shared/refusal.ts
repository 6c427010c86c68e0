import { refusalMessages, type RefusalCode } from '#contract/http/envelope.ts';

/** At most this many fields are reported, since the list of all could be longer than the input. */
const MOST_FIELDS = 50;

export interface RefusalDetail {
  /** 422 only: per field, the reason in words for people; the first 50 are reported. */
  readonly fields?: Readonly<Record<string, string>>;
  /** 429 and 503: whole seconds until a retry makes sense. */
  readonly retryAfterS?: number;
  /** 401 only: the value of `WWW-Authenticate`. */
  readonly challenge?: string;
  /** Replaces the default message of the code; clients see it, so it reveals no internals. */
  readonly message?: string;
}

/**
 * A handler's refusal as a value: handlers return `Promise<Data | Refusal>` and throw only for unexpected errors (500).
 */
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
