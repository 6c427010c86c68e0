import { localePath, type Locale } from '#domain/locale/locale.ts';
import { escaped } from './html.ts';

/** A cell of a table; with a path, a link. */
export type PlainCell = string | { readonly text: string; readonly to: string };

/** A section of a page as a table, for who reads it without scripts. */
export interface PlainPart {
  readonly heading: string;
  /** Names the columns; empty where they need no names. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly PlainCell[])[];
}

/** Where a page wants its plain parts: an element that browsers with scripts leave alone, and React too. */
const PLACE = /(<noscript data-plain="true"[^>]*>)<\/noscript>/;

const cellOf = (cell: PlainCell, locale: Locale): string =>
  typeof cell === 'string'
    ? escaped(cell)
    : `<a href="${escaped(localePath(locale, cell.to))}">${escaped(cell.text)}</a>`;

const partOf = ({ heading, head, rows }: PlainPart, locale: Locale): string => {
  const names = head.map((name) => `<th scope="col">${escaped(name)}</th>`).join('');
  const lines = rows.map((row) => `<tr>${row.map((cell) => `<td>${cellOf(cell, locale)}</td>`).join('')}</tr>`);
  const columns = head.length === 0 ? '' : `<thead><tr>${names}</tr></thead>`;
  return `<section><h2>${escaped(heading)}</h2><table>${columns}<tbody>${lines.join('')}</tbody></table></section>`;
};

/** A painted page with its plain parts in their place; as it was where it has no such place. */
export const withPlain = (html: string, parts: readonly PlainPart[], locale: Locale): string =>
  html.replace(PLACE, (_, open: string) => `${open}${parts.map((part) => partOf(part, locale)).join('')}</noscript>`);
