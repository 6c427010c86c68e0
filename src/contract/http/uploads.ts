import * as Schema from 'effect/Schema';
import { RESUMABLE, resumableKinds, resumableUploads } from '#domain/uploads/resumable.ts';
import { call, uploadCall } from './call.ts';
import { Id, Instant, numberBetween } from './fields.ts';

const member = { needs: 'member', on401: 'allTokens' } as const;
const largest = Math.max(...resumableKinds.map((kind) => resumableUploads[kind].maxBytes));
const named = Schema.Struct({ uploadId: Id });

/**
 * Resumable uploads. Received chunks survive a restart of browser or origin. An upload belongs to its member until
 * another call uses it.
 */
export const uploads = {
  begin: call({
    ...member,
    method: 'POST',
    path: '/other/api/upload/init',
    about:
      'Starts a resumable upload, or resumes the one with the same `sha256` (of the file, in lower-case hexadecimal): `offset` is the number of bytes received, `chunk` the maximum size of a chunk. 429 if the member has three unfinished uploads.',
    input: Schema.Struct({
      kind: Schema.Literals(resumableKinds),
      size: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: largest })),
      sha256: Schema.String.check(Schema.isPattern(/^[0-9a-f]{64}$/u)),
      mime: Schema.String.check(Schema.isBetweenLength(1, 100)),
    }),
    data: Schema.Struct({ uploadId: Schema.String, chunk: Schema.Int, offset: Schema.Int }),
  }),
  put: uploadCall({
    ...member,
    method: 'PUT',
    path: '/other/api/upload/:uploadId',
    about:
      'Uploads the chunk at `offset`; repeating a chunk changes nothing. 409 with the expected offset for another one; 415 if the first bytes are no file of the kind, which also deletes the upload.',
    input: Schema.Struct({ uploadId: Id, offset: numberBetween(0, largest) }),
    body: { types: ['application/octet-stream'], maxBytes: RESUMABLE.chunkBytes },
    data: Schema.Struct({ offset: Schema.Int }),
  }),
  state: call({
    ...member,
    method: 'GET',
    path: '/other/api/upload/:uploadId',
    about: 'The number of bytes received, and when the upload expires.',
    input: named,
    data: Schema.Struct({ offset: Schema.Int, size: Schema.Int, expiresAt: Instant }),
  }),
  finish: call({
    ...member,
    method: 'POST',
    path: '/other/api/upload/finish',
    about:
      'Completes an upload after checking its hash; `mime` is the type by its first bytes. 409 if bytes are missing; 422 for another hash, which also deletes the upload.',
    input: named,
    data: Schema.Struct({ uploadId: Schema.String, mime: Schema.String, size: Schema.Int }),
  }),
  cancel: call({
    ...member,
    method: 'POST',
    path: '/other/api/upload/cancel',
    about: 'Deletes an upload. Not in the specification.',
    input: named,
    data: Schema.Null,
  }),
};
