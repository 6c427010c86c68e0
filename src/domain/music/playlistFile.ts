import type { Song } from './music.ts';
import { songPath } from './musicPaths.ts';

export const playlistFormats = ['m3u8', 'xspf'] as const;
export type PlaylistFormat = (typeof playlistFormats)[number];

/** A song as a file of a playlist names it. */
export interface NamedSong {
  readonly location: string;
  readonly artist: string;
  readonly title: string;
}
export interface NamedPlaylist {
  readonly name: string;
  readonly songs: readonly NamedSong[];
}

const MOST = 5000;
const SIGNS = 300;
const tidy = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, SIGNS);

const named = (location: string, said: string): NamedSong => {
  const [, artist = '', title = ''] = /^(.+?)\s+[-–—]\s+(.+)$/u.exec(said) ?? [];
  return { location: tidy(location), artist: tidy(artist), title: tidy(title || said || fileTitle(location)) };
};
/** The last part of a path or address without its ending and its number. */
const fileTitle = (location: string): string => {
  const file =
    location
      .replace(/[?#].*$/u, '')
      .split(/[\\/]/u)
      .at(-1) ?? '';
  return file.replace(/\.[a-z0-9]{2,4}$/iu, '').replace(/^\d{1,3}[\s._-]+/u, '');
};

const parseM3u = (text: string): NamedPlaylist => {
  let name = '';
  let said = '';
  const songs: NamedSong[] = [];
  for (const row of text.split(/\r\n|\r|\n/u)) {
    const line = row.trim();
    if (line.startsWith('#PLAYLIST:')) name = tidy(line.slice(10));
    else if (line.startsWith('#EXTINF:')) said = tidy(line.slice(line.indexOf(',') + 1));
    else if (line !== '' && !line.startsWith('#') && songs.length < MOST) {
      songs.push(named(line, said));
      said = '';
    }
  }
  return { name, songs };
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** Entities that every XML has; others stay as they are: what a document defines is not believed. */
const unescaped = (text: string): string =>
  text
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/gu, (_, inside: string) => inside.replaceAll('&', '&amp;'))
    .replace(/<[^>]*>/gu, '')
    .replace(
      /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/giu,
      (whole, decimal?: string, hex?: string, word?: string) => {
        if (word !== undefined) return ENTITIES[word] ?? whole;
        const code = decimal === undefined ? Number.parseInt(hex ?? '0', 16) : Number(decimal);
        return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
          ? String.fromCodePoint(code)
          : ' ';
      },
    );

/** What stands between the first start and end of an element. */
const inside = (xml: string, element: string): string => {
  const open = new RegExp(`<${element}(?:\\s[^>]*)?>`, 'iu').exec(xml);
  if (!open) return '';
  const from = open.index + open[0].length;
  const to = xml.indexOf(`</${element}`, from);
  return to === -1 ? '' : tidy(unescaped(xml.slice(from, to)));
};

const parseXspf = (text: string): NamedPlaylist => {
  const start = text.search(/<trackList[\s>]/iu);
  const songs = text
    .slice(Math.max(start, 0))
    .split(/<track(?=[\s>])(?!List)/iu)
    .slice(1, MOST + 1)
    .map((track): NamedSong => {
      const location = inside(track, 'location');
      const title = inside(track, 'title');
      return {
        location: location || inside(track, 'identifier'),
        artist: inside(track, 'creator'),
        title: title || tidy(fileTitle(location)),
      };
    });
  return { name: inside(start === -1 ? text : text.slice(0, start), 'title'), songs };
};

/** What a file of a playlist names. Never throws. */
export const parsePlaylist = (format: PlaylistFormat, text: string): NamedPlaylist => {
  const bare = text.replace(/^\uFEFF/u, '');
  return format === 'm3u8' ? parseM3u(bare) : parseXspf(bare);
};

const OWN = /\/am-nhac\/bai-hat\/[^/?#]+\/([A-Za-z0-9_-]{1,64})(?:[?#].*)?$/u;
/** The song of this portal whose page an address is; null for another. */
export const songIdIn = (location: string): string | null => OWN.exec(location)?.[1] ?? null;

const escaped = (text: string): string =>
  tidy(text).replace(/[&<>"]/gu, (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt' }[sign] ?? 'quot'};`);
const creatorOf = ({ artists }: Song): string => artists.map(({ name }) => name).join(', ');

/** A playlist as a file; `site` is the portal's address, so that it names songs by their pages. */
export const playlistFile = (
  format: PlaylistFormat,
  { name, songs }: { readonly name: string; readonly songs: readonly Song[] },
  site: string,
): string => {
  if (format === 'm3u8')
    return [
      ...['#EXTM3U', `#PLAYLIST:${tidy(name)}`],
      ...songs.flatMap((song) => [
        `#EXTINF:${Math.round(song.durationSec)},${tidy(`${creatorOf(song)} - ${song.name}`)}`,
        `${site}${songPath(song)}`,
      ]),
      '',
    ].join('\n');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<playlist version="1" xmlns="http://xspf.org/ns/0/">',
    `  <title>${escaped(name)}</title>`,
    '  <trackList>',
    ...songs.flatMap((song) => [
      '    <track>',
      `      <location>${escaped(`${site}${songPath(song)}`)}</location>`,
      `      <title>${escaped(song.name)}</title>`,
      `      <creator>${escaped(creatorOf(song))}</creator>`,
      ...(song.album ? [`      <album>${escaped(song.album.name)}</album>`] : []),
      `      <duration>${Math.round(song.durationSec * 1000)}</duration>`,
      '    </track>',
    ]),
    '  </trackList>',
    '</playlist>',
    '',
  ].join('\n');
};
