import type { Locale } from '#domain/locale/locale.ts';
import { qualityProfiles } from '#domain/player/player.ts';
import type { Channel, TvSource } from '#domain/tv/channel.ts';
import { nowAndNext } from '#domain/tv/guide.ts';
import { inTryingOrder } from '#domain/tv/health.ts';
import { programmeIdOf } from '#domain/tv/programmeIds.ts';
import type { Programme } from '#domain/tv/programme.ts';
import { categoryIn, languageIn } from '../shared/tv/categories.ts';
import { textIn } from '../shared/tv/texts.ts';
import type { ProgrammeForm, SourceForm } from '../shared/tv/tvForm.ts';
import type { StandingOf } from './health.ts';
import type { Lineup, ListedChannel } from './lineup.ts';

/** A reader's view of TV at one time, in epoch milliseconds. */
export interface Sight {
  readonly lineup: Lineup;
  readonly standing: StandingOf;
  /** Whether browsers may load an address. */
  readonly allowed: (address: string) => boolean;
  readonly locale: Locale;
  readonly now: number;
}

/** A programme for a reader; without its description in long lists. */
export const programmeView = (
  channel: Pick<ListedChannel, 'channelId' | 'catchUpSec'>,
  form: ProgrammeForm,
  { locale, now, allowed }: Pick<Sight, 'locale' | 'now' | 'allowed'>,
  withDesc = false,
): Programme => {
  const { start, stop, title, sub, desc, cat, img, ep, fixtureId } = form;
  return {
    programmeId: programmeIdOf(channel.channelId, start),
    channelId: channel.channelId,
    startTs: start * 1000,
    stopTs: stop * 1000,
    title: textIn(title, locale),
    ...(sub !== undefined && { subTitle: textIn(sub, locale) }),
    ...(withDesc && desc !== undefined && { desc: textIn(desc, locale) }),
    ...(cat && { category: cat }),
    ...(img && allowed(img.url) && { img }),
    ...(ep && { episode: { s: ep[0], e: ep[1] } }),
    ...(channel.catchUpSec > 0 && start * 1000 > now - channel.catchUpSec * 1000 && { catchUp: true }),
    ...(fixtureId !== undefined && { fixtureId }),
  };
};

const profileFor = (height: number) =>
  qualityProfiles.find((one) => one.height >= height && height > 0) ?? qualityProfiles[1]!;

export const sourceView = (source: SourceForm, standing: StandingOf): TvSource => {
  const { sourceId, protocol, link, height } = source;
  const { profile, label, fps, bitrate } = profileFor(height);
  const { health, checkedTs } = standing(source);
  return {
    ...{ sourceId, protocol, streamLink: health === 'notAllowed' ? '' : link, profile, label, fps, bitrate },
    ...{ health, checkedTs },
  };
};

/** Upper bound for the length of the current programme and for the wait until the next, in seconds. */
const AROUND_S = 86_400;

export const channelView = (channel: ListedChannel, sight: Sight, withDesc = false): Channel => {
  const { lineup, standing, locale, now } = sight;
  const { channelId, nation, slug, number, name, altNames, logo, kind, timeshiftSec, catchUpSec, demo } = channel;
  const at = Math.floor(now / 1000);
  const on = nowAndNext(lineup.between(channelId, at, at + AROUND_S), at);
  const sources = inTryingOrder(channel.sources.map((source) => sourceView(source, standing)));
  return {
    ...{ channelId, nation, slug, number, name, altNames },
    // A logo that browsers may not load is replaced by a drawn one.
    logo: logo && sight.allowed(logo.url) ? logo : null,
    categories: channel.categories.map((value) => categoryIn(value, locale)),
    languages: channel.languages.map((value) => languageIn(value, locale)),
    ...{ kind, sources, health: sources[0]?.health ?? 'dead' },
    ...(on.now && { now: programmeView(channel, on.now, sight, withDesc) }),
    ...(on.next && { next: programmeView(channel, on.next, sight, withDesc) }),
    ...{ timeshiftSec, catchUpSec, demo },
  };
};
