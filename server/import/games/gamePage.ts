import { BRIDGE_SCRIPT } from '../../shared/games/made.ts';

/** What is read out of the page of a game, without drawing it. */
const LOCAL = /\b(?:src|href)\s*=\s*["']?(?!["'#]|[a-z]+:|\/\/)[^"'\s>]+/iu;
const REMOTE = /\bsrc\s*=\s*["']?((?:https?:)?\/\/[^"'\s>]+)/giu;
const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

export const titleOf = (html: string): string | null => {
  const title = /<title[^>]*>([^<]{1,400})<\/title>/iu.exec(html)?.[1];
  const plain = title
    ?.replaceAll(/&(\w+);/gu, (whole, name: string) => names[name] ?? whole)
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return plain === undefined || plain === '' ? null : plain;
};
/** Whether anything runs in it. */
export const runsScripts = (html: string): boolean => /<script\b/iu.test(html);
/** Whether it needs files beside it. */
export const needsOthers = (html: string): boolean => LOCAL.test(html);
/** Files of other sites that it asks for, and never gets. */
export const asksOthers = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(REMOTE)].map(([, address]) => address!)),
];

const HEAD = /<head(?:\s[^>]*)?>/iu;
const HTML = /<html(?:\s[^>]*)?>/iu;
const DOCTYPE = /<!doctype[^>]*>/iu;

/** The page with the bridge before all of its own scripts. Its bytes are taken as they are: only ASCII is looked for. */
export const withBridge = (page: Buffer): Buffer => {
  const text = page.toString('latin1');
  const mark = HEAD.exec(text) ?? HTML.exec(text) ?? DOCTYPE.exec(text);
  const at = mark ? mark.index + mark[0].length : 0;
  return Buffer.concat([
    page.subarray(0, at),
    Buffer.from(`<script src="${BRIDGE_SCRIPT}"></script>`),
    page.subarray(at),
  ]);
};
