import * as Option from 'effect/Option';
import * as Schema from 'effect/Schema';
import { ClientFrame, FRAME_LIMIT } from '#contract/ws/frames.ts';
import { refusalMessages } from '#contract/http/envelope.ts';
import { isWellFormed } from '../http/wellFormed.ts';

const decodeFrame = Schema.decodeUnknownOption(ClientFrame);
const decodeClientId = Schema.decodeUnknownOption(
  Schema.Struct({
    data: Schema.Struct({ clientId: Schema.String.check(Schema.isBetweenCodePoints(1, 64)) }),
  }),
);

/** A frame that cannot be handled: the code that says why, and its clientId if that can be read. */
export interface Malformed {
  readonly code: 400 | 413 | 422;
  readonly message: string;
  readonly clientId: string | null;
}

const malformed = (code: Malformed['code'], clientId: string | null = null): Malformed => ({
  code,
  message: code === 422 ? 'The frame is no sub, unsub or send that this socket knows.' : refusalMessages[code],
  clientId,
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads what a client sent. */
export const readFrame = (
  bytes: Buffer,
  isBinary: boolean,
): { readonly frame: ClientFrame } | { readonly malformed: Malformed } => {
  if (bytes.length > FRAME_LIMIT) return { malformed: malformed(413) };
  const value = isBinary ? undefined : parsed(bytes.toString('utf8'));
  if (value === undefined) return { malformed: malformed(400) };
  const frame = isWellFormed(value) ? Option.getOrNull(decodeFrame(value)) : null;
  if (frame) return { frame };
  return { malformed: malformed(422, Option.getOrNull(decodeClientId(value))?.data.clientId ?? null) };
};
