import { grouped } from '#domain/shared/grouped.ts';
import { hashOf } from '#domain/match/crest.ts';
import { slug } from '#domain/shared/slug.ts';
import { NOWHERE } from '../../shared/tv/places.ts';
import type { ChannelForm, SourceForm } from '../../shared/tv/tvForm.ts';
import type { Aside } from '../football/parsed.ts';
import { holdsAccount } from './account.ts';
import {
  catchUpIn,
  categoriesIn,
  countryIn,
  heightIn,
  idFrom,
  isRadio,
  languagesIn,
  plainName,
  playedBy,
  shiftIn,
} from './entry.ts';
import type { M3uEntry } from './m3u.ts';

/** A channel of a list before it has a number: several lines of it are its sources, in their order. */
export interface ListedEntry {
  readonly channelId: string;
  readonly form: Omit<ChannelForm, 'number'>;
  /** The number that the list wants for it. */
  readonly wanted: number | null;
  /** How many lines tell of it. */
  readonly lines: number;
}

interface Playable {
  readonly entry: M3uEntry;
  readonly source: Omit<SourceForm, 'sourceId'>;
  readonly radio: boolean;
}

const LOGO = { w: 128, h: 128 } as const;
const MOST_NUMBER = 99_999;

const numberIn = ({ attributes }: M3uEntry): number | null => {
  const number = Number(attributes['tvg-chno'] ?? attributes['channel-number'] ?? NaN);
  return Number.isInteger(number) && number > 0 && number <= MOST_NUMBER ? number : null;
};
const withoutPlus = (tvgId: string): string => tvgId.replace(/@\w+$/u, '');

const ownNameOf = ({ name, attributes }: M3uEntry, country: string | null): string => {
  const own = withoutPlus(attributes['tvg-id'] ?? '');
  return own === '' ? `${plainName(name)}.${(country ?? NOWHERE).toLowerCase()}` : own;
};
/** TV-7: the same channel an hour later is another channel, with the guide of the first. */
export const channelIdOf = (entry: M3uEntry, country: string | null): string => {
  const [own, shift] = [ownNameOf(entry, country), shiftIn(entry)];
  return idFrom(shift === 0 ? own : `${own} ${shift > 0 ? 'plus' : 'minus'} ${Math.abs(shift)}`);
};
const guideOf = (entry: M3uEntry, country: string | null): Pick<ChannelForm, 'guide'> => {
  const shiftSec = shiftIn(entry);
  return shiftSec === 0 ? {} : { guide: { channelId: idFrom(ownNameOf(entry, country)), shiftSec } };
};

const formOf = (channelId: string, lines: readonly Playable[], ofList: string | null): ListedEntry['form'] => {
  const [{ entry, radio }] = [lines[0]!];
  const name = plainName(entry.name);
  const others = lines.flatMap((one) => [plainName(one.entry.name), one.entry.attributes['tvg-name'] ?? '']);
  const past = lines.map((one) => catchUpIn(one.entry, one.source.protocol)).find((one) => one !== null);
  const logo = entry.attributes['tvg-logo'] ?? '';
  return {
    ...{ country: countryIn(entry, ofList) ?? NOWHERE, slug: slug(name) || channelId, name },
    altNames: [...new Set(others)].filter((other) => other !== '' && other !== name),
    logo: /^https?:\/\//u.test(logo) && URL.canParse(logo) && !holdsAccount(logo) ? { url: logo, ...LOGO } : null,
    ...{ categories: categoriesIn(entry), languages: languagesIn(entry), kind: radio ? 'radio' : 'tv' },
    sources: lines.map(({ source }) => ({
      sourceId: `${channelId}-${hashOf(source.link).toString(36)}`.slice(-64),
      ...source,
    })),
    ...{ timeshiftSec: 0, catchUpSec: past?.catchUpSec ?? 0, catchUp: past?.catchUp ?? null },
    ...guideOf(entry, countryIn(entry, ofList)),
  };
};

/** The channels of a list; what cannot be played, or is told twice, is put aside. */
export const channelsOf = (
  entries: readonly M3uEntry[],
  ofList: string | null,
): { readonly channels: readonly ListedEntry[]; readonly aside: readonly Aside[] } => {
  const aside: Aside[] = [];
  const seen = new Set<string>();
  const playable = entries.flatMap((entry): readonly Playable[] => {
    const radio = isRadio(entry);
    const played = playedBy(entry, radio);
    if ('reason' in played) {
      aside.push({ line: entry.line, reason: played.reason });
      return [];
    }
    const key = `${channelIdOf(entry, countryIn(entry, ofList))} ${entry.address}`;
    if (seen.has(key)) {
      aside.push({ line: entry.line, reason: 'repeats a channel with the same address' });
      return [];
    }
    seen.add(key);
    const source = { protocol: played.protocol, link: entry.address, height: heightIn(entry.name) };
    return [{ entry, radio, source }];
  });
  const byId = grouped(playable, ({ entry }) => channelIdOf(entry, countryIn(entry, ofList)));
  const channels = [...byId].map(([channelId, lines]) => ({
    channelId,
    form: formOf(channelId, lines, ofList),
    wanted: numberIn(lines[0]!.entry),
    lines: lines.length,
  }));
  return { channels, aside };
};
