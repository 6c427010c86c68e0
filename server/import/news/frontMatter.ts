import * as Result from 'effect/Result';
import * as Schema from 'effect/Schema';
import { isMap, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import { shortText } from '#contract/http/fields.ts';
import { locales } from '#domain/locale/locale.ts';
import { NEWS } from '#domain/news/article.ts';
import { isNewsSlug } from '#domain/news/newsPaths.ts';
import { invalidFields } from '../../http/invalid.ts';
import type { ImportFault } from '../importFile.ts';
import { Address, Id, Name, Named, text, Time } from '../importFields.ts';

const Slug = text(isNewsSlug, 'a part of an address: small letters, digits and single hyphens, at most 96');
const { optionalKey: optional } = Schema;
const Line = shortText(NEWS.titleMax);
const Summary = shortText(NEWS.summaryMax);
/** A picture beside the file, a path of the portal, or an address. */
const Picture = shortText(500);

/** What stands before an article. What is the same in every language may stand in one of its files alone. */
const FrontMatter = Schema.Struct({
  key: optional(Id),
  language: Schema.Literals(locales.map(({ code }) => code)),
  title: Line,
  slug: optional(Slug),
  summary: optional(Summary),
  category: optional(Slug),
  categoryName: optional(Named),
  type: optional(Slug),
  typeName: optional(Named),
  author: optional(Name),
  published: optional(Time),
  updated: optional(Time),
  cover: optional(Picture),
  coverAlt: optional(shortText(200)),
  tags: optional(Schema.Array(shortText(40)).check(Schema.isMaxLength(NEWS.tagsMax))),
  teams: optional(Schema.Array(Name).check(Schema.isMaxLength(20))),
  matches: optional(Schema.Array(Id).check(Schema.isMaxLength(20))),
  tells: optional(Schema.Array(Id).check(Schema.isMaxLength(20))),
  safeTitle: optional(Line),
  safeSummary: optional(Summary),
  featured: optional(Schema.Boolean),
  source: optional(Schema.Struct({ name: Name, url: Address })),
});
export type FrontMatter = typeof FrontMatter.Type;

export interface ReadFront {
  readonly front: FrontMatter;
  readonly body: string;
  /** The line on which the text begins. */
  readonly bodyLine: number;
  /** The line of a field, such as "teams.1"; of one that is absent, the first. */
  readonly lineOf: (field: string) => number;
}

const FRONT = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/u;
const decode = Schema.decodeUnknownResult(FrontMatter, { errors: 'all', onExcessProperty: 'error' });

export const hasFrontMatter = (file: string): boolean => FRONT.test(file);

const offsetOf = (document: Document, field: string): number | null => {
  let node: unknown = document.contents;
  let at: number | null = null;
  for (const part of field.split('.')) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => String(key) === part);
      if (!pair) break;
      at = (pair.key as { readonly range?: readonly number[] | null }).range?.[0] ?? at;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(part)];
      at = (node as { readonly range?: readonly number[] | null } | undefined)?.range?.[0] ?? at;
    } else break;
  }
  return at;
};

/** Reads what stands before an article and where its text begins, or what is wrong, by its lines. */
export const readFrontMatter = (file: string): ReadFront | readonly ImportFault[] => {
  const [whole, yaml] = FRONT.exec(file) ?? [];
  if (whole === undefined || yaml === undefined)
    return [{ line: 1, field: '', reason: 'has no front matter: fields between two lines of ---' }];
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, schema: 'core', prettyErrors: false });
  const lineAt = (offset: number): number => counter.linePos(offset).line + 1;
  if (document.errors.length > 0)
    return document.errors.map(({ pos, message }) => ({
      ...{ line: lineAt(pos[0]), field: '' },
      reason: `is no YAML: ${message.split('\n')[0] ?? ''}`,
    }));
  const lineOf = (field: string): number => {
    const offset = offsetOf(document, field);
    return offset === null ? 1 : lineAt(offset);
  };
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: 20 });
  } catch {
    return [{ line: 1, field: '', reason: 'repeats itself too often' }];
  }
  const decoded = decode(value);
  if (Result.isFailure(decoded))
    return Object.entries(invalidFields(decoded.failure.issue))
      .map(([field, reason]) => ({
        ...{ line: lineOf(field), field: field === 'body' ? '' : field },
        reason: reason === 'must be no excess property' ? 'is not a field of an article' : reason,
      }))
      .toSorted((a, b) => a.line - b.line);
  return {
    front: decoded.success,
    body: file.slice(whole.length),
    bodyLine: whole.split('\n').length,
    lineOf,
  };
};
