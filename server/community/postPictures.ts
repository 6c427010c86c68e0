import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import type { PostPicture } from '#domain/community/post.ts';
import { POST_SIDE, POST_WIDTHS } from '#domain/community/postPicture.ts';
import { sendRefusal } from '../http/answers.ts';
import { pictureSize } from '../shared/films/pictureSize.ts';
import { drawApart } from '../shared/files/drawApart.ts';
import { fileStore } from '../shared/files/fileStore.ts';
import type { TakeUpload } from '../shared/files/takeUpload.ts';
import type { JudgePicture } from '../shared/judgePicture.ts';
import { isRefused, refused, type Refusal } from '../shared/refusal.ts';

const AT = '/media/posts/';
const FILE = new RegExp(`^[0-9a-f]{32}(-(?:${POST_WIDTHS.join('|')}))?\\.webp$`, 'u');
const nameIn = (url: string): string => url.slice(AT.length, -'.webp'.length);

export interface PostPicturesNeeds {
  readonly dataDir: string;
  readonly take: TakeUpload;
  readonly judgePicture: JudgePicture;
}

/** Pictures that were made of whole uploads and of which no post tells yet. */
export interface MadePictures {
  readonly pictures: readonly PostPicture[];
  /** A post has them: their uploads go. */
  readonly done: () => Promise<void>;
  /** No post has them. */
  readonly undo: () => Promise<void>;
}
export type MakePictures = (
  userId: string,
  uploads: readonly { readonly uploadId: string; readonly alt: string }[],
  now: number,
) => Promise<MadePictures | Refusal>;

/**
 * The pictures of posts, under DATA_DIR and at /media/posts: drawn anew without what else was in the file, under names that
 * nobody can guess, so that those of a closed group are seen by whom it shows them.
 */
export const createPostPictures = ({ dataDir, take, judgePicture }: PostPicturesNeeds) => {
  const files = fileStore(join(dataDir, 'posts'));
  const remove = async (urls: readonly string[]): Promise<void> => {
    for (const url of urls) if (url.startsWith(AT)) await files.remove(nameIn(url));
  };
  const made = async (bytes: Buffer, alt: string): Promise<PostPicture | Refusal> => {
    const judged = await judgePicture(bytes);
    if (judged) return judged;
    const drawn = await drawApart(bytes, POST_SIDE, POST_WIDTHS);
    if (drawn === 'busy') return refused(503, { retryAfterS: 2 });
    const size = typeof drawn === 'string' ? null : drawn[0] && pictureSize(drawn[0]);
    if (typeof drawn === 'string' || !size)
      return refused(422, { fields: { uploads: typeof drawn === 'string' ? drawn : 'unreadable' } });
    const name = await files.add(
      drawn.map((picture, i) => ({ end: i === 0 ? '.webp' : `-${POST_WIDTHS[i - 1]}.webp`, bytes: picture })),
    );
    return { url: `${AT}${name}.webp`, w: size.w, h: size.h, alt };
  };
  const make: MakePictures = async (userId, uploads, now) => {
    const pictures: PostPicture[] = [];
    const ends: (() => Promise<void>)[] = [];
    const undo = () => remove(pictures.map(({ url }) => url));
    for (const { uploadId, alt } of uploads) {
      const upload = await take(userId, uploadId, 'picture', now);
      const picture = isRefused(upload)
        ? refused(422, { fields: { uploads: 'is not there' } })
        : upload.state === 'taken'
          ? refused(422, { fields: { uploads: 'is taken' } })
          : await made(upload.bytes, alt);
      if (isRefused(picture)) {
        await undo();
        return picture;
      }
      pictures.push(picture);
      if (!isRefused(upload) && upload.state === 'whole') ends.push(upload.done);
    }
    return {
      pictures,
      undo,
      done: async () => {
        for (const end of ends) await end();
      },
    };
  };
  const plugin: FastifyPluginAsync = async (app) => {
    app.get<{ Params: { file: string } }>(`${AT}:file`, async (request, reply) => {
      const { file } = request.params;
      const bytes = FILE.test(file) ? await files.read(file) : null;
      // A picture never changes under its name; opened by itself it is a download that may run nothing.
      return bytes === null
        ? sendRefusal(reply, refused(404))
        : reply
            .header('cache-control', 'private, max-age=31536000, immutable')
            .header('content-security-policy', "default-src 'none'; sandbox")
            .header('content-disposition', 'attachment')
            .header('x-content-type-options', 'nosniff')
            .header('cross-origin-resource-policy', 'same-origin')
            .type('image/webp')
            .send(bytes);
    });
  };
  return {
    make,
    remove,
    plugin,
    /** Removes the files of pictures that no post shows; for the start. */
    sweep: (shown: readonly string[]) => files.sweep(new Set(shown.filter((url) => url.startsWith(AT)).map(nameIn))),
  };
};
