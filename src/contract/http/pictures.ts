import * as Schema from 'effect/Schema';
import { PICTURE } from '#domain/uploads/picture.ts';
import { call, uploadCall } from './call.ts';
import { Id } from './fields.ts';
import { UserWire } from './shapes.ts';

export const pictures = {
  upload: uploadCall({
    method: 'POST',
    path: '/live/api/user/picture',
    about: "Makes a picture the member's own: cut to a square and drawn anew, whatever else it held.",
    input: Schema.Struct({}),
    body: { types: PICTURE.types, maxBytes: PICTURE.maxBytes },
    data: UserWire,
    needs: 'member',
    on401: 'allTokens',
  }),
  take: call({
    method: 'POST',
    path: '/live/api/user/picture-take',
    about: 'The same with a whole upload of the kind "picture"; once more changes nothing.',
    input: Schema.Struct({ uploadId: Id }),
    data: UserWire,
    needs: 'member',
    on401: 'allTokens',
  }),
  remove: call({
    method: 'POST',
    path: '/live/api/user/picture-remove',
    about: 'Takes the picture of the member away; a drawn one is shown in its place.',
    input: Schema.Struct({}),
    data: UserWire,
    needs: 'member',
    on401: 'allTokens',
  }),
};
