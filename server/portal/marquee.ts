import { roomPath } from '#domain/room/roomAddress.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { matchTitle, type Match } from '#domain/match/match.ts';
import { isCalledOff, matchStatus } from '#domain/match/matchStatus.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { words } from '../shared/words.ts';

export interface Line {
  readonly id: string;
  readonly text: string;
  readonly goTo?: string;
}

const MOST_LINES = 6;

const and = words(' và ', ' and ', '和');
const comments = words('{match}: {who} bình luận', '{match}: commentary by {who}', '{match}：{who}解說');
const comingUp = words('Sắp tới: {match}, {league}', 'Coming up: {match}, {league}', '即將開始：{match}，{league}');
const off = words('{match} không diễn ra: {note}', '{match} is off: {note}', '{match} 取消：{note}');

const fill = (text: string, places: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? '');

/** The ticker lines of the home page, from upcoming matches: who commentates, and what was called off. */
export const marqueeLines = (matches: readonly Match[], locale: Locale): readonly Line[] => {
  const line = (match: Match): Line | null => {
    const places = {
      match: matchTitle(match),
      league: match.leagueName,
      who: match.users.map(({ nickname }) => nickname).join(and[locale]),
      note: match.note ?? '',
    };
    const goTo = roomPath(match) ?? hrefOf('schedule');
    if (isCalledOff(matchStatus(match.status)))
      return match.note ? { id: match.fixtureId, text: fill(off[locale], places), goTo } : null;
    const text = match.users.length > 0 ? comments : comingUp;
    return { id: match.fixtureId, text: fill(text[locale], places), goTo };
  };
  return matches
    .map(line)
    .filter((one) => one !== null)
    .slice(0, MOST_LINES);
};
