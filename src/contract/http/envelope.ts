import * as Schema from 'effect/Schema';

/** The envelope of every answer; if `code` is not 200, `data` is null and `message` says why. */
export const Envelope = Schema.Struct({
  code: Schema.Int,
  data: Schema.optionalKey(Schema.Unknown),
  message: Schema.optionalKey(Schema.String),
});

/** The data of a 422: the reason per field. */
export const InvalidFields = Schema.Struct({ fields: Schema.Record(Schema.String, Schema.String) });

/**
 * The `WWW-Authenticate` header (RFC 6750) of the 401 for a session that its member ended; sent only to the session's
 * own browser.
 */
export const SESSION_ENDED = 'Bearer error="invalid_token", error_description="ended"';

/** Every code that the origin refuses with, and its message. */
export const refusalMessages = {
  400: 'The request cannot be read.',
  401: 'A valid token is needed.',
  403: 'This is not allowed.',
  404: 'There is no such thing.',
  405: 'This path is asked with another method.',
  408: 'The request took too long to arrive.',
  409: 'This is taken already.',
  410: 'This is gone.',
  413: 'The request is too large.',
  415: 'The body must be of a type that this call takes.',
  422: 'Some fields are not right.',
  425: 'This is not there yet.',
  429: 'Too many requests; try again later.',
  431: 'The headers are too large.',
  500: 'Something went wrong here.',
  501: 'This call is not served yet.',
  503: 'The origin is busy or going down; try again.',
} as const;
export type RefusalCode = keyof typeof refusalMessages;
