import type { Locale } from '#domain/locale/locale.ts';
import { locales } from '#domain/locale/locale.ts';
import type { Span, TextBlock } from '#domain/content/blocks.ts';
import type { ArticleBlock } from '#domain/news/article.ts';
import type { ManuscriptContent, WrittenVersion } from '#domain/news/newsroom.ts';
import type { Card, Target } from '#domain/social/social.ts';
import { createBlockWriter } from '../../shared/news/blockWriter.ts';
import { cleanAddress, cleanLine } from '../../shared/news/cleanText.ts';
import { refused, type Refusal } from '../../shared/refusal.ts';
import type { FindSubjects } from '../../shared/subjects.ts';

export interface WrittenNeeds {
  readonly find: FindSubjects;
  /** Origins from which pages may load pictures. */
  readonly origins: readonly string[];
  /** The portal's own host: URLs on it become paths. */
  readonly host: string | null;
  readonly now: number;
}

const OWN_PICTURE = /^\/(?:media\/news\/[0-9a-f]{24}\.webp|news-art\/[\w./-]+)$/u;
const isShown = (url: string, origins: readonly string[]): boolean =>
  OWN_PICTURE.test(url) || (URL.canParse(url) && origins.includes(new URL(url).origin));

/** A text block without invisible characters, in the longest possible runs, and with allowed link targets only. */
const cleanSpans = (kind: TextBlock['kind'], spans: readonly Span[], host: string | null): TextBlock | null => {
  const writer = createBlockWriter<never>();
  for (const { text, to, ...style } of spans) {
    const address = to === undefined ? null : cleanAddress(to, { host });
    writer.text(text, { ...style, ...(address !== null && { to: address }) });
  }
  writer.end(kind);
  return writer.written()[0] ?? null;
};

/** The subject that a block refers to, which must exist. */
const targetOf = (block: ArticleBlock): Target | null => {
  switch (block.kind) {
    case 'match':
    case 'odds':
      return { type: 'fixture', id: block.fixtureId };
    case 'table':
      return { type: 'league', id: block.leagueId };
    case 'tip':
      return { type: 'tip', id: block.tipId };
    case 'room':
      return { type: 'room', id: block.roomId };
    default:
      return null;
  }
};
const keyOf = ({ type, id }: Target): string => `${type}:${id}`;

/** A block in the form that is stored; null for an empty text, a string naming the problem if it is invalid. */
const cleanBlock = (
  block: ArticleBlock,
  found: ReadonlyMap<string, Card>,
  { origins, host }: WrittenNeeds,
): ArticleBlock | null | string => {
  const target = targetOf(block);
  if (target && !found.has(keyOf(target))) return 'unknown';
  switch (block.kind) {
    case 'picture': {
      const { url, w, h, alt } = block.picture;
      if (!isShown(url, origins) || w < 1 || h < 1) return 'unknown';
      const caption = cleanLine(block.caption ?? '');
      return { kind: 'picture', picture: { url, w, h, alt: cleanLine(alt) }, ...(caption !== '' && { caption }) };
    }
    case 'table': {
      const { title, path } = found.get(keyOf({ type: 'league', id: block.leagueId }))!;
      return { ...block, leagueName: title, leagueSlug: path.split('/').at(-1) ?? '' };
    }
    case 'entry': {
      const spans = cleanSpans('paragraph', block.spans, host)?.spans ?? [];
      return { ...block, label: cleanLine(block.label), title: cleanLine(block.title), spans };
    }
    case 'match':
    case 'odds':
    case 'tip':
    case 'room':
      return block;
    default:
      return cleanSpans(block.kind, block.spans, host);
  }
};

const cleanVersion = async (
  lang: Locale,
  version: WrittenVersion,
  needs: WrittenNeeds,
  fields: Record<string, string>,
): Promise<WrittenVersion> => {
  const targets = version.blocks.flatMap((block) => targetOf(block) ?? []);
  const cards = await needs.find(targets, { locale: lang, now: needs.now });
  const found = new Map(targets.flatMap((target, i) => (cards[i] ? [[keyOf(target), cards[i]] as const] : [])));
  const blocks = version.blocks.flatMap((block, i) => {
    const clean = cleanBlock(block, found, needs);
    if (typeof clean === 'string') fields[`versions.${lang}.blocks.${i}`] = clean;
    return clean === null || typeof clean === 'string' ? [] : [clean];
  });
  return {
    blocks,
    ...{ title: cleanLine(version.title), summary: cleanLine(version.summary), coverAlt: cleanLine(version.coverAlt) },
    ...{ safeTitle: cleanLine(version.safeTitle), safeSummary: cleanLine(version.safeSummary) },
  };
};

/** The content in the form that is stored, or a refusal that names the fields that refer to something unknown. */
export const cleanContent = async (
  content: ManuscriptContent,
  needs: WrittenNeeds,
): Promise<ManuscriptContent | Refusal> => {
  const fields: Record<string, string> = {};
  const versions: { [Lang in Locale]?: WrittenVersion } = {};
  for (const { code } of locales) {
    const version = content.versions[code];
    if (version) versions[code] = await cleanVersion(code, version, needs, fields);
  }
  if (content.cover !== null && !isShown(content.cover.url, needs.origins)) fields['cover'] = 'unknown';
  const named: readonly Target[] = [
    ...content.targets,
    ...content.spoilerFor.map((id) => ({ type: 'fixture' as const, id })),
  ];
  const cards = await needs.find(named, { locale: 'vi', now: needs.now });
  named.forEach((_target, i) => {
    const field = i < content.targets.length ? `targets.${i}` : `spoilerFor.${i - content.targets.length}`;
    if (!cards[i]) fields[field] = 'unknown';
  });
  if (Object.keys(fields).length > 0) return refused(422, { fields });
  return {
    ...content,
    versions,
    tags: [...new Set(content.tags.map(cleanLine).filter((tag) => tag !== ''))],
    byline: cleanLine(content.byline) || 'Khán Đài',
  };
};
