import * as Schema from 'effect/Schema';
import { PICTURE } from '#domain/uploads/picture.ts';
import { call, uploadCall } from './call.ts';
import { Id } from './fields.ts';
import { UserWire } from './shapes.ts';

export const pictures = {
  upload: uploadCall({
    method: 'POST',
    path: '/live/api/user/picture',
    about: "Uploads the member's profile picture, which is cropped to a square and re-encoded without metadata.",
    input: Schema.Struct({}),
    body: { types: PICTURE.types, maxBytes: PICTURE.maxBytes },
    data: UserWire,
    needs: 'member',
    on401: 'allTokens',
  }),
  take: call({
    method: 'POST',
    path: '/live/api/user/picture-take',
    about: 'Uses a finished upload of the kind "picture" as the profile picture; idempotent.',
    input: Schema.Struct({ uploadId: Id }),
    data: UserWire,
    needs: 'member',
    on401: 'allTokens',
  }),
  remove: call({
    method: 'POST',
    path: '/live/api/user/picture-remove',
    about: "Removes the member's picture; a generated one is shown instead.",
    input: Schema.Struct({}),
    data: UserWire,
    needs: 'member',
    on401: 'allTokens',
  }),
};
