import type { Api } from '#contract/http/api.ts';
import type { AnyCall, DataOf, InputOf, Needs, RawBody } from '#contract/http/call.ts';
import type { Device } from '#domain/auth/device.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Refusal } from '../shared/refusal.ts';
import type { MemberViewer, Viewer } from './identify.ts';

/** Who asks a call: known before its handler is asked, as the call needs it. */
type ViewerOf<N extends Needs> = N extends 'member' ? MemberViewer : N extends 'guest' ? Viewer : Viewer | null;

/** What a handler may know of the request beside its input. */
export interface CallContext<V extends Viewer | null = Viewer | null> {
  /** Of x-language; vi where absent or not known. */
  readonly locale: Locale;
  /** Of Currency, an ISO 4217 code; VND where absent. */
  readonly currency: string;
  /** Null where the call needs no token; a member where it needs a member. */
  readonly viewer: V;
  /** Of the asker, for limits and geolocation alone: never stored in clear, never logged. */
  readonly address: string;
  readonly requestId: string;
  /** The value of the browser's binding cookie, or null. */
  readonly binding: string | null;
  /** Sets the binding cookie (HttpOnly, SameSite=Strict, `__Host-` and Secure in production). */
  readonly setBinding: (value: string) => void;
  /** The value of the cookie of a sign-in that leaves for another site, or null. */
  readonly flow: string | null;
  /** Sets that cookie (HttpOnly, SameSite=Lax, `__Host-` and Secure in production). */
  readonly setFlow: (value: string) => void;
  /** Where the portal was asked: PUBLIC_URL, else the request's host; no trailing slash. */
  readonly site: string;
  /** Whether a browser asks (the request carried Sec-Fetch-Site or Origin): its sessions are bound. */
  readonly browser: boolean;
  /** What the asker's browser says it is; null where it says too little. */
  readonly device: Device | null;
  /** Epoch milliseconds at which the request was taken up. */
  readonly now: number;
}

/** What a row with a file answers; the type is one that the row names. */
export interface ServedFile {
  readonly type: string;
  readonly bytes: Buffer;
}

type ContextOf<C extends AnyCall> = C extends { readonly body: RawBody }
  ? CallContext<ViewerOf<C['needs']>> & { readonly body: Buffer }
  : CallContext<ViewerOf<C['needs']>>;
type AnswerOf<C extends AnyCall> = C extends { readonly file: readonly string[] } ? ServedFile : DataOf<C>;

export type Handler<C extends AnyCall> = (input: InputOf<C>, context: ContextOf<C>) => Promise<AnswerOf<C> | Refusal>;

/** One handler for each call of an area; a missing one, or one with other data, does not compile. */
export type AreaHandlers<Area extends Record<string, AnyCall>> = { readonly [Name in keyof Area]: Handler<Area[Name]> };
export type Handlers<A extends Record<string, Record<string, AnyCall>> = Api> = {
  readonly [Area in keyof A]: AreaHandlers<A[Area]>;
};
