import type { tv } from '#contract/http/tv.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { grouped } from '#domain/shared/grouped.ts';
import { hasWords, wantedWords } from '#domain/schedule/matchSearch.ts';
import { catchUpAddress } from '#domain/tv/catchUp.ts';
import { TV } from '#domain/tv/channel.ts';
import { GUIDE } from '#domain/tv/programme.ts';
import { isSunk, verdictOf } from '#domain/tv/health.ts';
import { readProgrammeId } from '#domain/tv/programmeIds.ts';
import type { AreaHandlers, CallContext } from '../http/handlers.ts';
import type { MemberViewer } from '../http/identify.ts';
import { refused } from '../shared/refusal.ts';
import { categoryIn } from '../shared/tv/categories.ts';
import { flagOf, nationName, nationSlug } from '../shared/tv/places.ts';
import type { ProgrammeForm } from '../shared/tv/tvForm.ts';
import type { HealthReader } from './health.ts';
import type { LineupReader, ListedChannel } from './lineup.ts';
import { matchOf, type MatchesBetween } from './matchOf.ts';
import { findChannels, findProgrammes } from './search.ts';
import { channelView, programmeView, sourceView, type Sight } from './shown.ts';
import type { TvStore } from './tv.store.ts';

export interface TvParts {
  readonly lineup: LineupReader;
  readonly health: HealthReader;
  /** Whether browsers may load an address. */
  readonly allowed: (address: string) => boolean;
  readonly report: TvStore['report'];
  readonly matchesBetween: MatchesBetween;
  /** The id under which a viewer's reports are stored, which does not reveal who they are. */
  readonly reporter: (context: Pick<CallContext, 'viewer' | 'address'>) => string;
  /** The ids of the channels that a member saved, and of those that they watched, latest first. */
  readonly saved: (userId: string) => Promise<readonly string[]>;
  readonly watched: (userId: string) => Promise<readonly string[]>;
}

type AtView = Pick<CallContext, 'locale' | 'now'>;
const listOf = (ids: string | undefined): readonly string[] => (ids === undefined ? [] : [...new Set(ids.split(','))]);
const HOUR_MS = 3_600_000;
/** The times of a programme by the clock of its channel's archive. */
const archived = ({ start, stop }: ProgrammeForm, now: number, correctionSec = 0) => ({
  ...{ start: start - correctionSec, stop: stop - correctionSec, now: now - correctionSec },
});

export const tvHandlers = (parts: TvParts): AreaHandlers<typeof tv> => {
  const { lineup: reader, health, allowed } = parts;
  const sightOf = async ({ locale, now }: AtView): Promise<Sight> => ({
    ...{ lineup: await reader.read(), standing: await health.read() },
    ...{ locale, now, allowed },
  });
  const byIds = ({ lineup }: Sight, ids: readonly string[]): readonly ListedChannel[] =>
    ids.flatMap((id) => lineup.byId.get(id) ?? []);
  const isGone = ({ standing }: Sight, { sources }: ListedChannel): boolean =>
    sources.every((source) => isSunk(standing(source).health));
  /** TV-6: channels that play for nobody come last. */
  const sunkLast = (sight: Sight, channels: readonly ListedChannel[]): readonly ListedChannel[] => {
    const sunk = new Set(channels.filter((one) => isGone(sight, one)));
    return [...channels.filter((one) => !sunk.has(one)), ...sunk];
  };
  const programmeOf = async (programmeId: string, context: AtView) => {
    const id = readProgrammeId(programmeId);
    const form = id && (await reader.programme(id.channelId, id.startSec));
    const sight = await sightOf(context);
    const channel = id && sight.lineup.byId.get(id.channelId);
    return form && channel ? { form, channel, sight } : null;
  };
  const nationsIn = async (locale: Locale) => {
    const counts = new Map<string, { total: number; radio: number }>();
    for (const { country, kind } of (await reader.read()).all) {
      const count = counts.get(country) ?? { total: 0, radio: 0 };
      counts.set(country, count);
      count.total += 1;
      if (kind === 'radio') count.radio += 1;
    }
    return [...counts]
      .map(([code, count]) => ({
        ...{ nation: nationSlug(code), code, name: nationName(code, locale), flag: flagOf(code) },
        ...count,
      }))
      .toSorted((a, b) => b.total - a.total || (a.nation < b.nation ? -1 : 1));
  };
  return {
    nations: (_input, { locale }) => nationsIn(locale),
    categories: async ({ nation }, { locale }) => {
      const own = (await reader.read()).all.filter((one) => nation === undefined || one.nation === nation);
      const named = grouped(
        own.flatMap((one) => one.categories),
        (value) => value,
      );
      return [...named]
        .map(([value, all]) => ({ ...categoryIn(value, locale), total: all.length }))
        .toSorted((a, b) => b.total - a.total || (a.value < b.value ? -1 : 1));
    },
    channels: async ({ nation, category, q, channelIds, pageNum = 1, pageSize = TV.pageSize }, context) => {
      const sight = await sightOf(context);
      const wanted = q === undefined ? [] : wantedWords(q);
      const chosen = channelIds === undefined ? null : byIds(sight, listOf(channelIds));
      const found = (chosen ?? sight.lineup.all).filter(
        (one) =>
          (nation === undefined || one.nation === nation) &&
          (category === undefined || one.categories.includes(category)) &&
          (q === undefined || (wanted.length > 0 && hasWords(one.words, wanted))),
      );
      const list = (chosen ? found : sunkLast(sight, found)).slice((pageNum - 1) * pageSize, pageNum * pageSize);
      return { list: list.map((one) => channelView(one, sight)), pageNum, pageSize, total: found.length };
    },
    channel: async ({ nation, channel }, context) => {
      const sight = await sightOf(context);
      const found = sight.lineup.byAddress.get(`${nation}/${channel}`);
      return found ? channelView(found, sight, true) : refused(404);
    },
    guide: async ({ nation, fromTs, toTs, channelIds }, context) => {
      if (toTs <= fromTs) return refused(422, { fields: { toTs: 'must be after fromTs' } });
      if (toTs - fromTs > GUIDE.mostMs) return refused(422, { fields: { toTs: 'at most 8 days after fromTs' } });
      const sight = { ...context, allowed, lineup: await reader.read() };
      const chosen =
        channelIds === undefined
          ? sight.lineup.all
          : listOf(channelIds).flatMap((id) => sight.lineup.byId.get(id) ?? []);
      const rows = chosen.filter((one) => nation === undefined || one.nation === nation);
      if ((rows.length * (toTs - fromTs)) / HOUR_MS > GUIDE.channelHours)
        return refused(422, {
          fields: { toTs: 'more than 4800 channels × hours: ask for fewer channels or less time' },
        });
      const [from, to] = [Math.floor(fromTs / 1000), Math.ceil(toTs / 1000)];
      return rows.map((channel) => ({
        channelId: channel.channelId,
        programmes: sight.lineup
          .between(channel.channelId, from, to)
          .map((form) => programmeView(channel, form, sight)),
      }));
    },
    programme: async ({ programmeId }, context) => {
      const found = await programmeOf(programmeId, context);
      if (!found) return refused(404);
      const { form, channel, sight } = found;
      const match = await matchOf(parts.matchesBetween, form, context);
      const told = match ? { ...form, fixtureId: match.fixtureId } : form;
      return { programme: programmeView(channel, told, sight, true), channel: channelView(channel, sight), match };
    },
    catchUp: async ({ programmeId }, context) => {
      const found = await programmeOf(programmeId, context);
      if (!found) return refused(404);
      const { form, channel, sight } = found;
      const { catchUp, catchUpSec, channelId } = channel;
      const now = Math.floor(context.now / 1000);
      if (!catchUp || form.start > now || now - form.start > catchUpSec) return refused(404);
      const source = {
        ...{ sourceId: `${channelId}-past`, protocol: catchUp.protocol, height: channel.sources[0]?.height ?? 0 },
        link: catchUpAddress(catchUp.template, archived(form, now, catchUp.correctionSec)),
      };
      return {
        programme: programmeView(channel, form, sight, true),
        sources: [sourceView(source, sight.standing)],
      };
    },
    search: async ({ q }, context) => {
      const sight = await sightOf(context);
      const channels = findChannels(sight.lineup, q).slice(0, TV.found);
      return {
        channels: channels.map((one) => channelView(one, sight)),
        programmes: findProgrammes(sight.lineup, q, Math.floor(context.now / 1000)).map(({ channel, form }) => ({
          programme: programmeView(channel, form, sight),
          channel: channelView(channel, sight),
        })),
      };
    },
    mine: async (_input, context: CallContext<MemberViewer>) => {
      const { userId } = context.viewer;
      const [sight, saved, watched] = [
        await sightOf(context),
        await parts.saved(userId),
        await parts.watched(userId),
      ] as const;
      const shown = (ids: readonly string[], most: number) =>
        byIds(sight, ids)
          .slice(0, most)
          .map((one) => channelView(one, sight));
      return { favourites: shown(saved, TV.favourites), recents: shown(watched, TV.recents) };
    },
    report: async ({ channelId, sourceId, error, status, tookMs }, context) => {
      const channel = (await reader.read()).byId.get(channelId);
      if (!channel?.sources.some((source) => source.sourceId === sourceId)) return refused(404);
      const state = verdictOf({ error, status, tookMs });
      await parts.report(sourceId, parts.reporter(context), { state, at: context.now });
      health.forget();
      return null;
    },
  };
};
