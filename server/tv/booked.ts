import { hashOf } from '#domain/match/crest.ts';
import { programmeIdOf, readProgrammeId } from '#domain/tv/programmeIds.ts';
import type { FindProgramme } from '../shared/tv/bookedProgramme.ts';
import { allOf } from '../shared/tv/texts.ts';
import type { ProgrammeForm } from '../shared/tv/tvForm.ts';
import type { LineupReader } from './lineup.ts';
import { programmeCard } from './tv.subjects.ts';

/** The largest shift of a programme whose channel runs late, in seconds. */
const MOVED_S = 6 * 3600;

const markOf = ({ title }: ProgrammeForm): string => hashOf(allOf(title).join('|')).toString(36);

/** Finds a booked programme: at its old time, or else the nearest airing of the same programme. */
export const findProgramme =
  (reader: LineupReader): FindProgramme =>
  async (programmeId, mark, locale) => {
    const id = readProgrammeId(programmeId);
    const lineup = await reader.read();
    const channel = id && lineup.byId.get(id.channelId);
    if (!channel) return null;
    const { channelId, startSec } = id;
    const near = lineup.between(channelId, startSec - MOVED_S, startSec + MOVED_S);
    const distance = ({ start }: ProgrammeForm) => Math.abs(start - startSec);
    const same = near.filter((form) => markOf(form) === mark).toSorted((a, b) => distance(a) - distance(b))[0];
    const form = same ?? near.find(({ start }) => start === startSec);
    if (!form) return null;
    const found = programmeIdOf(channelId, form.start);
    const card = programmeCard(found, channel, form, locale);
    return {
      ...{ target: card.target, mark: markOf(form), name: card.title, channel: channel.name, card },
      ...{ startTime: form.start * 1000, stopTime: form.stop * 1000 },
    };
  };
