import type { Page } from 'playwright/test';
import { asReckoned } from '#domain/spoiler/spoilable.ts';
import type { Match } from '#domain/match/match.ts';

/** Forms in which text reveals a match's score: its figures side by side, or each after its side. */
export interface KnownScore {
  readonly fixtureId: string;
  readonly match: string;
  readonly home: string;
  readonly away: string;
  readonly score: readonly [string, string];
}

/** Every score of these matches that the origin knows. */
export const knownScores = (matches: readonly Match[]): readonly KnownScore[] =>
  matches.flatMap((match) => {
    const score = asReckoned(match.score);
    if (score === null || match.home === '' || match.away === '') return [];
    const [home = '', away = ''] = score.split('-');
    const { fixtureId } = match;
    const sides = { home: match.home, away: match.away };
    return [{ fixtureId, match: `${match.home} – ${match.away}`, ...sides, score: [home, away] }];
  });

/**
 * All texts of a page: visible text, text for screen readers, the title, and each element that names both sides. Rows
 * that link to a match without a given score are left out: they show earlier matches of the same two sides.
 */
export const saidBy = (
  page: Page,
  scores: readonly KnownScore[],
): Promise<{ readonly all: string; readonly blocks: readonly string[] }> =>
  page.evaluate(
    (known) => {
      const isOfOld = (node: Element) => {
        if (!node.matches('li')) return false;
        const led = [...node.querySelectorAll<HTMLAnchorElement>('a[href*="/tran-dau/"]')];
        return led.length > 0 && led.every(({ pathname }) => !known.includes(pathname.split('/').at(-1)!));
      };
      const silent = 'script, style, noscript, time, [role="timer"]';
      const textOf = (node: Node): string => {
        if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
        if (!(node instanceof Element) || node.matches(silent) || isOfOld(node)) return '';
        const spoken = ['aria-label', 'title', 'alt'].map((name) => node.getAttribute(name) ?? '').join(' ');
        return `${spoken} ${[...node.childNodes].map(textOf).join(' ')}`;
      };
      const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
      const blocks = [...document.querySelectorAll('li, a, section, [data-board], article')];
      return {
        all: tidy(`${document.title} ${textOf(document.body)}`),
        blocks: blocks.map((one) => tidy(textOf(one))),
      };
    },
    scores.map(({ fixtureId }) => fixtureId),
  );

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The matches whose score a page reveals, and how. */
export const givenAway = (said: Awaited<ReturnType<typeof saidBy>>, scores: readonly KnownScore[]): readonly string[] =>
  scores.flatMap(({ match, home, away, score: [h, a] }) => {
    const sides = [escaped(home), escaped(away)];
    const beside = new RegExp(`(?<![\\d:])${h}\\s?[-–]\\s?${a}(?![\\d:])`);
    const after = new RegExp(`${sides[0]}\\s${h}(?![\\d'’:.])[\\s,]+${sides[1]}\\s${a}(?![\\d'’:.])`);
    // In an element that names only these two sides, adjacent figures are this match's score.
    const own = said.blocks.filter((text) => text.length < 300 && text.includes(home) && text.includes(away));
    const found = [...own.map((text) => beside.exec(text)), after.exec(said.all)].find((hit) => hit !== null);
    return found ? [`${match}: ${found[0]}`] : [];
  });
