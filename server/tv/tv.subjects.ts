import type { Locale } from '#domain/locale/locale.ts';
import type { Resumption } from '#domain/social/shelf.ts';
import type { Card } from '#domain/social/social.ts';
import { readProgrammeId } from '#domain/tv/programmeIds.ts';
import { channelPath } from '#domain/tv/tvPaths.ts';
import { nationName } from '../shared/tv/places.ts';
import { textIn } from '../shared/tv/texts.ts';
import type { ProgrammeForm } from '../shared/tv/tvForm.ts';
import type { Subjects } from '../shared/subjects.ts';
import type { LineupReader, ListedChannel } from './lineup.ts';

const channelCard = (channel: ListedChannel, locale: Locale): Card => ({
  target: { type: 'channel', id: channel.channelId },
  ...{ title: channel.name, subtitle: nationName(channel.country, locale), img: channel.logo },
  path: channelPath(channel),
  live: true,
});

export const programmeCard = (id: string, channel: ListedChannel, form: ProgrammeForm, locale: Locale): Card => ({
  target: { type: 'programme', id },
  ...{ title: textIn(form.title, locale), subtitle: channel.name, img: form.img ?? channel.logo },
  path: channelPath(channel, form.start * 1000),
});

/**
 * Channels can be saved and are on the shelf; a programme can be booked, and after its end resumed where the viewer
 * stopped.
 */
export const tvSubjects = (reader: LineupReader): Required<Pick<Subjects, 'channel' | 'programme'>> => ({
  channel: {
    cards: async (ids, { locale }) => {
      const { byId } = await reader.read();
      return ids.map((id) => {
        const channel = byId.get(id);
        return channel ? channelCard(channel, locale) : null;
      });
    },
    resume: async (entries, { locale }) => {
      const { byId } = await reader.read();
      return entries.map(({ target }) => {
        const channel = byId.get(target.id);
        // A live channel has no position to resume at and no length.
        return channel ? { group: target, target, card: channelCard(channel, locale), position: 0, duration: 0 } : null;
      });
    },
  },
  programme: {
    cards: async (ids, { locale }) => {
      const { byId } = await reader.read();
      return Promise.all(
        ids.map(async (id) => {
          const read = readProgrammeId(id);
          const channel = read && byId.get(read.channelId);
          const form = read && (await reader.programme(read.channelId, read.startSec));
          return channel && form ? programmeCard(id, channel, form, locale) : null;
        }),
      );
    },
    resume: async (entries, { locale, now }) => {
      const { byId } = await reader.read();
      return Promise.all(
        entries.map(async ({ target, position, done }): Promise<Resumption | null> => {
          const read = readProgrammeId(target.id);
          const channel = read && byId.get(read.channelId);
          // A programme that its channel no longer archives has nothing left to watch.
          if (!channel || done || now / 1000 - read.startSec > channel.catchUpSec) return null;
          const form = await reader.programme(read.channelId, read.startSec);
          if (!form) return null;
          const card = programmeCard(target.id, channel, form, locale);
          return { group: target, target, card, position, duration: form.stop - form.start };
        }),
      );
    },
  },
});
