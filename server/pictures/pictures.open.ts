import { opened } from '../shared/area.ts';
import { picturesArea } from './pictures.area.ts';
import { createPictures, type PicturesNeeds } from './pictures.ts';
import type { Kept } from '../shared/kept.ts';

export interface OpenPicturesNeeds extends PicturesNeeds {
  /** All that members and commentators show now. */
  readonly shown: () => Promise<readonly (string | null)[]>;
  /** The picture that a member shows, told and taken away with them. */
  readonly kept: (remove: (picture: string | null) => Promise<void>) => Kept;
}

/** Swept of what a process left that died. */
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
