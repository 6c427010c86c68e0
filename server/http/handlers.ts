import type { Api } from '#contract/http/api.ts';
import type { AnyCall, DataOf, InputOf, Needs, RawBody } from '#contract/http/call.ts';
import type { Device } from '#domain/auth/device.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Refusal } from '../shared/refusal.ts';
import type { MemberViewer, Viewer } from './identify.ts';

/** The caller of a call, identified before its handler runs, as far as the call needs it. */
type ViewerOf<N extends Needs> = N extends 'member' ? MemberViewer : N extends 'guest' ? Viewer : Viewer | null;

/** What a handler gets about the request beside its input. */
export interface CallContext<V extends Viewer | null = Viewer | null> {
  /** From x-language; vi if absent or unknown. */
  readonly locale: Locale;
  /** From Currency, an ISO 4217 code; VND if absent. */
  readonly currency: string;
  /** Null if the call needs no token; a member if it needs one. */
  readonly viewer: V;
  /** The client's IP address, only for limits and geolocation: never stored in clear, never logged. */
  readonly address: string;
  readonly requestId: string;
  /** The value of the browser's binding cookie, or null. */
  readonly binding: string | null;
  /** Sets the binding cookie (HttpOnly, SameSite=Strict, `__Host-` and Secure in production). */
  readonly setBinding: (value: string) => void;
  /** The value of the cookie for a sign-in that redirects to another site, or null. */
  readonly flow: string | null;
  /** Sets that cookie (HttpOnly, SameSite=Lax, `__Host-` and Secure in production). */
  readonly setFlow: (value: string) => void;
  /** The portal's address: PUBLIC_URL, else the request's host; no trailing slash. */
  readonly site: string;
  /** Whether a browser sent the request (it has Sec-Fetch-Site or Origin): sessions of browsers are bound to them. */
  readonly browser: boolean;
  /** The device by its User-Agent; null if unknown. */
  readonly device: Device | null;
  /** When the handling of the request began, epoch milliseconds. */
  readonly now: number;
}

/** The answer of a file call; `type` is one that the call names. */
export interface ServedFile {
  readonly type: string;
  readonly bytes: Buffer;
}

type ContextOf<C extends AnyCall> = C extends { readonly body: RawBody }
  ? CallContext<ViewerOf<C['needs']>> & { readonly body: Buffer }
  : CallContext<ViewerOf<C['needs']>>;
type AnswerOf<C extends AnyCall> = C extends { readonly file: readonly string[] } ? ServedFile : DataOf<C>;

export type Handler<C extends AnyCall> = (input: InputOf<C>, context: ContextOf<C>) => Promise<AnswerOf<C> | Refusal>;

/** One handler for each call of an area; a missing handler, or one with other data, does not compile. */
export type AreaHandlers<Area extends Record<string, AnyCall>> = { readonly [Name in keyof Area]: Handler<Area[Name]> };
export type Handlers<A extends Record<string, Record<string, AnyCall>> = Api> = {
  readonly [Area in keyof A]: AreaHandlers<A[Area]>;
};
