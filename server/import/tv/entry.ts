import { fold } from '#domain/shared/fold.ts';
import { slug } from '#domain/shared/slug.ts';
import { hashOf } from '#domain/match/crest.ts';
import { CHANNEL_ID_LENGTH } from '#domain/tv/programmeIds.ts';
import type { TvProtocol } from '#domain/tv/channel.ts';
import type { CatchUpForm } from '../../shared/tv/tvForm.ts';
import { isCountry } from '../../shared/tv/places.ts';
import categories from '../../shared/tv/categoryNames.json' with { type: 'json' };
import { countryOf } from '../films/countries.ts';
import { languageOf } from '../films/languages.ts';
import { holdsAccount, spokenAddress } from './account.ts';
import type { M3uEntry } from './m3u.ts';

const listIn = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(/[;,|]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** An id that addresses can hold, from any text; the same for the same text. */
export const idFrom = (text: string): string => {
  const plain = slug(text.replace(/[._/+&@:]+/gu, '-'));
  const whole = fold(text).replace(/[^\p{L}\p{N}]/gu, '');
  // What a slug cannot say is told apart by its hash.
  const lossless = plain !== '' && plain.replace(/-/gu, '') === whole && plain.length <= CHANNEL_ID_LENGTH;
  if (lossless) return plain;
  const hash = hashOf(fold(text)).toString(36);
  return `${plain.slice(0, CHANNEL_ID_LENGTH - hash.length - 1)}-${hash}`.replace(/^-/u, 'k');
};

/** "VTV1 HD (1080p) [Geo-blocked]" is VTV1 HD; several lines of it are its sources. */
export const plainName = (name: string): string =>
  name
    .replace(/\s*[([]\s*(?:\d{3,4}[pi]|geo-?blocked|not 24\/7|offline|backup|\d)\s*[)\]]/giu, '')
    .replace(/\s+/gu, ' ')
    .trim() || name;

export const heightIn = (name: string): number => Number(/(\d{3,4})[pi]\b/iu.exec(name)?.[1] ?? 0);

const codeOf = (text: string | undefined): string | null => {
  const code = text === undefined || text === '' ? null : countryOf(text);
  return code === 'UK' ? 'GB' : code !== null && isCountry(code) ? code : null;
};

/** The country of a channel: told, or the end of its id, or its group, or the list's own. */
export const countryIn = ({ attributes }: M3uEntry, ofList: string | null): string | null =>
  codeOf(listIn(attributes['tvg-country'])[0]) ??
  codeOf(/\.([a-z]{2})(?:@\w+)?$/iu.exec(attributes['tvg-id'] ?? '')?.[1]) ??
  listIn(attributes['group-title'])
    .filter((group) => group.length > 2)
    .map(codeOf)
    .find((code) => code !== null) ??
  ofList;

const categoryByName = new Map(
  Object.entries(categories).flatMap(([id, names]) =>
    [id, ...Object.values(names)].map((name) => [fold(name), id] as const),
  ),
);
/** Groups as categories; a country is none, and what nobody knows keeps its own name. */
export const categoriesIn = ({ attributes }: M3uEntry): readonly string[] => [
  ...new Set(
    listIn(attributes['group-title'])
      .filter((group) => codeOf(group) === null && !/^(?:undefined|uncategori[sz]ed)$/iu.test(group))
      .map((group) => categoryByName.get(fold(group)) ?? group.slice(0, 60)),
  ),
];
const AUDIO = /\.(?:mp3|aac|ogg|oga|opus|m4a|flac)$/iu;
const protocolFor = (address: string): TvProtocol | 'audio' | 'ts' | null => {
  if (!URL.canParse(address)) return null;
  const { protocol, pathname, search } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  if (/\.mpd$/iu.test(pathname)) return 'dash';
  if (/\.m3u8?$/iu.test(pathname) || /m3u8/iu.test(search)) return 'hls';
  if (AUDIO.test(pathname)) return 'audio';
  if (/\.(?:mp4|webm|m4v)$/iu.test(pathname)) return 'file';
  return /\.(?:ts|mpegts|flv|mkv|avi)$/iu.test(pathname) ? 'ts' : 'hls';
};

export const isRadio = (entry: M3uEntry): boolean =>
  /^(?:true|1|yes)$/iu.test(entry.attributes['radio'] ?? '') ||
  listIn(entry.attributes['group-title']).some((group) => fold(group) === 'radio') ||
  protocolFor(entry.address) === 'audio';

export const languagesIn = ({ attributes }: M3uEntry): readonly string[] => [
  ...new Set(listIn(attributes['tvg-language']).map((name) => languageOf(name) ?? name.slice(0, 40))),
];

/** How a browser plays an address; or why it cannot. */
export const playedBy = (
  { address }: M3uEntry,
  radio: boolean,
): { readonly protocol: TvProtocol } | { readonly reason: string } => {
  if (holdsAccount(address))
    return {
      reason: `has an account's name and password in its address at ${spokenAddress(address)}: every viewer would be told them`,
    };
  const protocol = protocolFor(address);
  if (protocol === null) return { reason: `lies at an address that no browser loads: ${spokenAddress(address)}` };
  if (protocol === 'ts') return { reason: 'is a bare stream that no browser plays: it needs HLS or DASH' };
  if (protocol === 'audio') return { protocol: 'file' };
  const { pathname } = new URL(address);
  return { protocol: radio && protocol === 'hls' && !/m3u8?$/iu.test(pathname) ? 'file' : protocol };
};

const HOUR_S = 3600;
const DAY_S = 86_400;
const LONGEST_DAYS = 30;
/** No two clocks are further apart. */
const MOST_HOURS = 26;

/** Hours as lists tell them, `+2` or `-5.5`, in seconds; 0 for anything else. */
const secondsIn = (hours: string | undefined): number => {
  const told = /^[+-]?\d{1,2}(?:\.\d{1,4})?$/u.test(hours ?? '') ? Number(hours) : 0;
  return Math.abs(told) > MOST_HOURS ? 0 : Math.round(told * HOUR_S);
};

/** TV-7: by how much the guide of a channel is to be moved, in seconds. */
export const shiftIn = ({ attributes }: M3uEntry): number => secondsIn(attributes['tvg-shift']);

/** TV-8: how the past of a channel is asked for, by the words that lists have for it; null if it keeps none. */
export const catchUpIn = (
  { attributes, address }: M3uEntry,
  protocol: TvProtocol,
): { readonly catchUp: CatchUpForm; readonly catchUpSec: number } | null => {
  const kind = (attributes['catchup'] ?? attributes['catchup-type'] ?? '').toLowerCase();
  const source = attributes['catchup-source'] ?? '';
  const days = Number(attributes['catchup-days'] ?? attributes['tvg-rec'] ?? attributes['timeshift'] ?? 1);
  const catchUpSec = Math.min(Number.isFinite(days) && days > 0 ? days : 1, LONGEST_DAYS) * DAY_S;
  const template = ((): string | null => {
    if (kind === 'append') return address + source;
    if (kind === 'shift' || kind === 'timeshift')
      return `${address}${address.includes('?') ? '&' : '?'}utc={utc}&lutc={lutc}`;
    if (kind === 'flussonic' || kind === 'flussonic-hls' || kind === 'fs')
      return /\/(?:index|video|mono)\.m3u8/u.test(address)
        ? address.replace(/\/(?:index|video|mono)\.m3u8/u, '/archive-{start}-{duration}.m3u8')
        : null;
    return kind === 'default' && source !== '' ? source : null;
  })();
  if (template === null || !/^https?:\/\//u.test(template) || holdsAccount(template)) return null;
  const correctionSec = secondsIn(attributes['catchup-correction']);
  return { catchUp: { template, protocol, ...(correctionSec !== 0 && { correctionSec }) }, catchUpSec };
};
