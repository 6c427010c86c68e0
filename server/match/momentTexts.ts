import * as Schema from 'effect/Schema';
import { locales, type Locale } from '#domain/locale/locale.ts';
import { momentTexts, valuesOf, type ToldMoment } from '#domain/room/moments.ts';

/** What is said of a moment, in the reader's language. */
export type MomentLabel = (moment: ToldMoment, sides: readonly [string, string], locale: Locale) => string;

const GroupWire = Schema.Struct(
  Object.fromEntries(momentTexts.map((key) => [key, Schema.String])) as Record<
    (typeof momentTexts)[number],
    typeof Schema.String
  >,
);
const readGroup = Schema.decodeUnknownSync(GroupWire);

/** Out of the group `moment` of every language, which the browser uses too; it throws where one lacks a text. */
export const momentLabels = (files: Readonly<Record<string, Readonly<Record<string, unknown>>>>): MomentLabel => {
  const groups = new Map(locales.map(({ code }) => [code, readGroup(files[code]?.['moment'])]));
  return (moment, sides, locale) => {
    const values = valuesOf(moment, sides);
    const text = groups.get(locale)![moment.text.key];
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
};
