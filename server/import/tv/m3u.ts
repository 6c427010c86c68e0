import type { Aside } from '../football/parsed.ts';

/** A channel of a list, as it stands there. */
export interface M3uEntry {
  readonly line: number;
  readonly name: string;
  /** By lower-case name: `tvg-id`, `group-title`. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly address: string;
}
export interface M3uList {
  readonly entries: readonly M3uEntry[];
  readonly aside: readonly Aside[];
}

const ATTRIBUTE = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s,"']+))/gu;
/** What precedes the name: the length and the attributes, whose quoted values may hold commas. */
const HEAD = /^(?:[^",]|"[^"]*")*,/u;

/** What a list may say once, in its first line, for all its channels. */
const OF_ALL: readonly string[] = [
  ...['tvg-shift', 'catchup', 'catchup-type', 'catchup-source', 'catchup-days', 'catchup-correction'],
];

const attributesOf = (text: string): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const [, name = '', a, b, c] of text.matchAll(ATTRIBUTE)) found[name.toLowerCase()] = (a ?? b ?? c ?? '').trim();
  return found;
};

const ofAllIn = (line: string): Record<string, string> =>
  Object.fromEntries(Object.entries(attributesOf(line)).filter(([name]) => OF_ALL.includes(name)));

interface Begun {
  readonly line: number;
  readonly name: string;
  readonly attributes: Record<string, string>;
}

const begun = (line: number, text: string): Begun => {
  const head = HEAD.exec(text)?.[0] ?? '';
  const attributes = attributesOf(head === '' ? text : head);
  const name = head === '' ? '' : text.slice(head.length).trim();
  return { line, attributes, name: name === '' ? (attributes['tvg-name'] ?? '') : name };
};

/** Whether a text is a list of channels, and not a playlist of one stream. */
export const isChannelList = (text: string): boolean =>
  /^\uFEFF?\s*#EXTM3U/u.test(text) && !/^#EXT-X-(?:TARGETDURATION|STREAM-INF|MEDIA-SEQUENCE)/mu.test(text);

/** Reads a list of channels; a line that says nothing usable is put aside with its reason. */
export const readM3u = (text: string): M3uList => {
  const entries: M3uEntry[] = [];
  const aside: Aside[] = [];
  let open: Begun | null = null;
  let ofAll: Record<string, string> = {};
  const drop = (): void => {
    if (open) aside.push({ line: open.line, reason: 'has no address after it' });
    open = null;
  };
  text
    .replace(/^\uFEFF/u, '')
    .split(/\r\n|\n|\r/u)
    .forEach((raw, i) => {
      const [line, found] = [i + 1, raw.trim()];
      if (found === '') return;
      if (/^#EXTINF\s*:/iu.test(found)) {
        drop();
        const one = begun(line, found.replace(/^#EXTINF\s*:/iu, ''));
        open = { ...one, attributes: { ...ofAll, ...one.attributes } };
        return;
      }
      if (/^#EXTM3U\b/iu.test(found)) {
        ofAll = ofAllIn(found);
        return;
      }
      if (/^#EXTGRP\s*:/iu.test(found)) {
        if (open) open.attributes['group-title'] ||= found.slice(found.indexOf(':') + 1).trim();
        return;
      }
      if (found.startsWith('#')) return;
      if (!open) {
        aside.push({ line, reason: 'is an address without an #EXTINF before it' });
        return;
      }
      const { name, attributes } = open;
      // What follows a bar are headers for another player, which a browser cannot send.
      const address = found.split('|')[0]!.trim();
      if (name === '') aside.push({ line: open.line, reason: 'has no name' });
      else entries.push({ line: open.line, name, attributes, address });
      open = null;
    });
  drop();
  return { entries, aside };
};
