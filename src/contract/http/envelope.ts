import * as Schema from 'effect/Schema';

/** What every answer is wrapped in; `data` is null and `message` says why where `code` is not 200. */
export const Envelope = Schema.Struct({
  code: Schema.Int,
  data: Schema.optionalKey(Schema.Unknown),
  message: Schema.optionalKey(Schema.String),
});

/** The data of a 422: per field, why it was refused. */
export const InvalidFields = Schema.Struct({ fields: Schema.Record(Schema.String, Schema.String) });

/** What `WWW-Authenticate` says (RFC 6750) beside the 401 of a session that its member ended, to its own browser alone. */
export const SESSION_ENDED = 'Bearer error="invalid_token", error_description="ended"';

/** Every code that the origin answers, with the line it says. */
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
