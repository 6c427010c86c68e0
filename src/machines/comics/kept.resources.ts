import { succeeded } from '#ports/failure.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** CO-12: chapters that lie on this device, and the room for them; nothing is known on a painted page. */
export const keptChapters = resource({
  name: 'keptChapters',
  load: async ({ loadPort }: Ports, { here }: { readonly here: boolean }) => {
    if (!here) return succeeded({ chapters: [], room: null });
    const port = await loadPort('keptChapters');
    const [chapters, room] = await Promise.all([port.all(), port.room()]);
    return succeeded({ chapters, room });
  },
});

const DAY_MS = 86_400_000;
/** A chapter on this device with the bytes of its pages by their addresses; null where it is not kept, or not asked for. */
export const keptChapter = resource({
  name: 'keptChapter',
  // What somebody reads does not change under them.
  staleAfterMs: DAY_MS,
  load: async ({ loadPort }: Ports, { chapterId }: { readonly chapterId: string | null }) => {
    if (chapterId === null) return succeeded(null);
    const port = await loadPort('keptChapters');
    const kept = await port.of(chapterId);
    if (!kept) return succeeded(null);
    const { list } = kept;
    const pictures = await Promise.all(list.pages.map(async ({ url }) => [url, await port.picture(url)] as const));
    return succeeded({ list, pictures: new Map(pictures) });
  },
});
