import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import type { pictures } from '#contract/http/pictures.ts';
import type { User } from '#domain/people/user.ts';
import { isUploaded, PICTURE_SIDES } from '#domain/uploads/keptPicture.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import { fileStore } from '../shared/files/fileStore.ts';
import type { Quota } from '../shared/files/quota.ts';
import { squaresOf } from '../shared/files/squares.ts';
import { isRefused, refused, type Refusal } from '../shared/refusal.ts';
import { picturesPlugin } from './picturesPlugin.ts';

export interface PicturesNeeds {
  readonly dataDir: string;
  readonly quota: Quota;
  /** Makes a picture a member's own, or takes it away; answers the member and the picture before it, null for an unknown member. */
  readonly setPicture: (
    userId: string,
    picture: string | null,
  ) => Promise<{ readonly user: User; readonly before: string | null } | null>;
}

export interface Pictures {
  readonly handlers: AreaHandlers<typeof pictures>;
  readonly plugin: FastifyPluginAsync;
  /** Draws a picture anew and puts it where everybody may see it; answers its path. */
  readonly add: (bytes: Uint8Array) => Promise<string | Refusal>;
  /** Takes a picture away; a drawn one, or none, is left as it is. */
  readonly remove: (picture: string | null) => Promise<void>;
  /** Removes the files of pictures that nobody shows; for the start. */
  readonly sweep: (inUse: readonly (string | null)[]) => Promise<void>;
}

const nameIn = (picture: string): string => picture.slice('/pictures/'.length, -'.webp'.length);

/** The pictures that members sent, under DATA_DIR and at /pictures. */
export const createPictures = ({ dataDir, quota, setPicture }: PicturesNeeds): Pictures => {
  const files = fileStore(join(dataDir, 'pictures'));
  const add = async (bytes: Uint8Array): Promise<string | Refusal> => {
    const squares = await squaresOf(bytes, PICTURE_SIDES);
    if (isRefused(squares)) return squares;
    const name = await files.add(
      PICTURE_SIDES.map((side, i) => ({ end: i === 0 ? '.webp' : `-${side}.webp`, bytes: squares[i]! })),
    );
    return `/pictures/${name}.webp`;
  };
  const remove = async (picture: string | null): Promise<void> => {
    if (isUploaded(picture)) await files.remove(nameIn(picture));
  };
  return {
    handlers: {
      upload: async (_input, { viewer, address, body }) => {
        const tooMuch = await quota.take({ userId: viewer.userId, address }, body.length, files);
        if (tooMuch) return tooMuch;
        const picture = await add(body);
        if (isRefused(picture)) return picture;
        const changed = await setPicture(viewer.userId, picture);
        await remove(changed ? changed.before : picture);
        return changed?.user ?? refused(401);
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
