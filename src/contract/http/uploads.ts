import * as Schema from 'effect/Schema';
import { RESUMABLE, resumableKinds, resumableUploads } from '#domain/uploads/resumable.ts';
import { call, uploadCall } from './call.ts';
import { Id, Instant, numberBetween } from './fields.ts';

const member = { needs: 'member', on401: 'allTokens' } as const;
const largest = Math.max(...resumableKinds.map((kind) => resumableUploads[kind].maxBytes));
const named = Schema.Struct({ uploadId: Id });

/**
 * Files in pieces, for those who lose their line on the way. What has come is there after a restart of either side; a
 * file is its member's alone until another call takes it.
 */
export const uploads = {
  begin: call({
    ...member,
    method: 'POST',
    path: '/other/api/upload/init',
    about:
      'Begins a file, or goes on with the same one (`sha256` of its bytes, in lower-case hexadecimal): `offset` is how much is there, `chunk` how much a piece holds at most. A fourth begun one is 429.',
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
      'The piece that begins at `offset`; the same once more changes nothing. Another offset than the next is 409 and says which; bytes that begin as no file of the kind are 415, and the upload is gone.',
    input: Schema.Struct({ uploadId: Id, offset: numberBetween(0, largest) }),
    body: { types: ['application/octet-stream'], maxBytes: RESUMABLE.chunkBytes },
    data: Schema.Struct({ offset: Schema.Int }),
  }),
  state: call({
    ...member,
    method: 'GET',
    path: '/other/api/upload/:uploadId',
    about: 'How much of a file is there, and until when it waits.',
    input: named,
    data: Schema.Struct({ offset: Schema.Int, size: Schema.Int, expiresAt: Instant }),
  }),
  finish: call({
    ...member,
    method: 'POST',
    path: '/other/api/upload/finish',
    about:
      'Holds the whole file against its hash; `mime` is what its bytes say. 409 while some is missing; where the hash is another it is 422, and the upload is gone.',
    input: named,
    data: Schema.Struct({ uploadId: Schema.String, mime: Schema.String, size: Schema.Int }),
  }),
  cancel: call({
    ...member,
    method: 'POST',
    path: '/other/api/upload/cancel',
    about: 'Throws away what has come of a file. Not in the specification.',
    input: named,
    data: Schema.Null,
  }),
};
