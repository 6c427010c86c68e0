import { roomIdOf } from '#domain/room/roomAddress.ts';
import { isColdVisit, selectFound } from '#machines/navigation/navigation.selectors.ts';
import { selectValue } from '#machines/resource/resource.selectors.ts';
import { room as roomResource } from '#machines/schedule/schedule.resources.ts';
import type { App } from '#ui/app/AppContext.ts';
import { placeOfPicture, streamsOf } from '#ui/room/picture.ts';

/**
 * Opens the stream of a painted room while the page is still taken over: what the page says of the room came along with
 * it. The room's own screen opens the same streams again, which the player ignores, and tells what cannot be loaded.
 */
export const openEarly = async ({ live, navigation, resources }: App): Promise<void> => {
  const slug = selectFound(navigation.getSnapshot())?.params['slug'];
  const roomId = slug === undefined ? null : roomIdOf(slug);
  if (roomId === null) return;
  const ref = resources.ref(roomResource, { roomId });
  const room = selectValue(ref)(ref.getSnapshot());
  if (!room || placeOfPicture(room) !== 'stream') return;
  // What public/colour.js could not load is tried again.
  const shown = import('./openPicture.ts').then(({ openPicture }) => openPicture(window)).catch(() => null);
  const [there] = await Promise.all([live.load().catch(() => null), shown]);
  if (!there) return;
  const { player, prepareVideo } = there;
  prepareVideo();
  // Whoever went on to another page meanwhile sees that one.
  if (selectFound(navigation.getSnapshot())?.params['slug'] !== slug) return;
  player.send({ type: 'player.open', streams: streamsOf(room), cold: isColdVisit(navigation.getSnapshot()) });
};
