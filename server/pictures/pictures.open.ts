import { opened } from '../shared/area.ts';
import { picturesArea } from './pictures.area.ts';
import { createPictures, type PicturesNeeds } from './pictures.ts';
import type { Kept } from '../shared/kept.ts';

export interface OpenPicturesNeeds extends PicturesNeeds {
  /** All pictures that members and commentators use now. */
  readonly shown: () => Promise<readonly (string | null)[]>;
  /** A member's picture, for export and erasure. */
  readonly kept: (remove: (picture: string | null) => Promise<void>) => Kept;
}

/** Removes files left behind by a process that died. */
export const openPictures = async ({ shown, kept, ...needs }: OpenPicturesNeeds) => {
  const { handlers, plugin, sweep, add, remove } = createPictures(needs);
  await sweep(await shown());
  return {
    ...opened(picturesArea, {
      handlers: { pictures: handlers },
      plugins: [plugin],
      personalData: [kept(remove)],
      durable: { 'picture.left': ({ picture }) => remove(picture) },
    }),
    ...{ add, remove },
  };
};
