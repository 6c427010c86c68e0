import * as Schema from 'effect/Schema';
import { inboxKinds } from '#domain/inbox/inbox.ts';
import { locales, type Locale } from '#domain/locale/locale.ts';

/** The text of a message. */
export interface InboxText {
  readonly title: string;
  readonly body: string;
}

/** The texts of messages in the reader's language. */
export interface InboxTexts {
  /** The words of a kind with its parameters filled in; a kind that no longer exists has general words. */
  readonly of: (kind: string, locale: Locale, params: Readonly<Record<string, string>>) => InboxText;
  /** The name shown for a deleted member. */
  readonly somebody: (locale: Locale) => string;
}

const TextWire = Schema.Struct({ title: Schema.String, body: Schema.String });
const GroupWire = Schema.Struct({ somebody: Schema.String, texts: Schema.Record(Schema.String, TextWire) });
const readGroup = Schema.decodeUnknownSync(GroupWire);

const OTHER = 'other';

/** Language to group to words. */
export type InboxWords = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** From the group `inbox` of every language; throws if a kind has no words. */
export const inboxTexts = (files: InboxWords): InboxTexts => {
  const groups = new Map(locales.map(({ code }) => [code, readGroup(files[code]?.['inbox'])]));
  const textOf = (kind: string, locale: Locale): InboxText | undefined => groups.get(locale)?.texts[kind];
  for (const { code } of locales)
    for (const kind of [...Object.keys(inboxKinds), OTHER])
      if (!textOf(kind, code)) throw new Error(`locales/${code}/inbox.json has no text for "${kind}"`);
  return {
    of: (kind, locale, params) => {
      const { title, body } = (Object.hasOwn(inboxKinds, kind) && textOf(kind, locale)) || textOf(OTHER, locale)!;
      const filled = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? '');
      return { title: filled(title), body: filled(body) };
    },
    somebody: (locale) => groups.get(locale)!.somebody,
  };
};
