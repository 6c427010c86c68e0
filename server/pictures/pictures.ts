import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import type { pictures } from '#contract/http/pictures.ts';
import type { User } from '#domain/people/user.ts';
import { PICTURE } from '#domain/uploads/picture.ts';
import { isUploaded, PICTURE_SIDES } from '#domain/uploads/keptPicture.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import { fileStore } from '../shared/files/fileStore.ts';
import type { Quota } from '../shared/files/quota.ts';
import type { TakeUpload } from '../shared/files/takeUpload.ts';
import type { JudgePicture } from '../shared/judgePicture.ts';
import { squaresOf } from '../shared/files/squares.ts';
import { isRefused, refused, type Refusal } from '../shared/refusal.ts';
import { picturesPlugin } from './picturesPlugin.ts';

export interface PicturesNeeds {
  readonly dataDir: string;
  readonly quota: Quota;
  readonly take: TakeUpload;
  /** Whether a picture resembles one that was removed. */
  readonly judgePicture: JudgePicture;
  /** A member as they see themselves; null for an unknown member. */
  readonly ownUser: (userId: string) => Promise<User | null>;
  /** Sets or removes a member's picture; returns the member and the previous picture, or null for an unknown member. */
  readonly setPicture: (
    userId: string,
    picture: string | null,
  ) => Promise<{ readonly user: User; readonly before: string | null } | null>;
}

export interface Pictures {
  readonly handlers: AreaHandlers<typeof pictures>;
  readonly plugin: FastifyPluginAsync;
  /** Re-encodes a picture and publishes it; returns its path. */
  readonly add: (bytes: Uint8Array) => Promise<string | Refusal>;
  /** Deletes a picture; does nothing for a generated one or null. */
  readonly remove: (picture: string | null) => Promise<void>;
  /** Removes the files of unused pictures; called at the start. */
  readonly sweep: (inUse: readonly (string | null)[]) => Promise<void>;
}

const nameIn = (picture: string): string => picture.slice('/pictures/'.length, -'.webp'.length);

/** Members' uploaded pictures, under DATA_DIR and at /pictures. */
export const createPictures = ({
  dataDir,
  quota,
  take,
  judgePicture,
  ownUser,
  setPicture,
}: PicturesNeeds): Pictures => {
  const files = fileStore(join(dataDir, 'pictures'));
  const add = async (bytes: Uint8Array): Promise<string | Refusal> => {
    const squares = await squaresOf(bytes, PICTURE_SIDES);
    if (isRefused(squares)) return squares;
    const refusal = await judgePicture(squares[0]!);
    if (refusal) return refusal;
    const name = await files.add(
      PICTURE_SIDES.map((side, i) => ({ end: i === 0 ? '.webp' : `-${side}.webp`, bytes: squares[i]! })),
    );
    return `/pictures/${name}.webp`;
  };
  const remove = async (picture: string | null): Promise<void> => {
    if (isUploaded(picture)) await files.remove(nameIn(picture));
  };
  const show = async (userId: string, bytes: Uint8Array): Promise<User | Refusal> => {
    const picture = await add(bytes);
    if (isRefused(picture)) return picture;
    const changed = await setPicture(userId, picture);
    await remove(changed ? changed.before : picture);
    return changed?.user ?? refused(401);
  };
  return {
    handlers: {
      upload: async (_input, { viewer, address, body }) => {
        const tooMuch = await quota.take({ userId: viewer.userId, address }, body.length, files);
        return tooMuch ?? show(viewer.userId, body);
      },
      take: async ({ uploadId }, { viewer: { userId }, now }) => {
        const upload = await take(userId, uploadId, 'picture', now);
        if (isRefused(upload)) return upload;
        if (upload.state === 'taken') return (await ownUser(userId)) ?? refused(401);
        if (upload.bytes.length > PICTURE.maxBytes) return refused(413);
        const shown = await show(userId, upload.bytes);
        if (!isRefused(shown)) await upload.done();
        return shown;
      },
      remove: async (_input, { viewer }) => {
        const changed = await setPicture(viewer.userId, null);
        await remove(changed && changed.before);
        return changed?.user ?? refused(401);
      },
    },
    plugin: picturesPlugin(files),
    add,
    remove,
    sweep: (inUse) => files.sweep(new Set(inUse.filter(isUploaded).map(nameIn))),
  };
};
