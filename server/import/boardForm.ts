import type { Board } from '#domain/match/board/board.ts';
import { suits, type Card, type HandEnd } from '#domain/match/board/casino.ts';
import { heroMarks, type DraftSide, type Hero, type PlayerLine } from '#domain/match/board/esport.ts';
import { LOG_MOST, type SportEvent } from '#domain/match/board/sportEvent.ts';
import { hashOf } from '#domain/match/crest.ts';
import { wordsOf, type Words } from '../shared/words.ts';
import type { FootballEvent, ImportedBoard, ImportedEvent } from './importBoards.ts';

type Of<S extends ImportedBoard['sport']> = Extract<ImportedBoard, { readonly sport: S }>;

/** "1:12.4" to 72 400. */
export const clockMs = (text: string): number =>
  Math.round(text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000);

const clockOf = ({ clock, running = false }: { readonly clock: string; readonly running?: boolean }) => ({
  clock: { ms: clockMs(clock), running },
});

const basketballOf = (board: Of<'basketball'>, asOf: number): Board<Words> => {
  const { sport, state = 'playing', quarter, shotClock, quarters, fouls, timeOuts, lead, box, running = false } = board;
  return {
    ...{ sport, asOf, state, quarter, quarters, ...clockOf(board) },
    ...(shotClock !== undefined && { shot: { ms: shotClock * 1000, running } }),
    ...(fouls && { fouls }),
    ...(timeOuts && { timeOuts }),
    ...(lead && { lead }),
    ...(box && { box }),
  };
};

const marbleOf = (board: Of<'marble'>, asOf: number): Board<Words> => {
  const { sport, state = 'racing', heat, heats, lap, laps, order, points, results } = board;
  const runners = order.map(({ id, name, colour, gap = 0, out = false, at, moved }) => ({
    ...{ id, name: wordsOf(name), colour, gapMs: out ? null : Math.round(gap * 1000) },
    ...(at !== undefined && { at }),
    ...(moved !== undefined && { moved }),
  }));
  const known = new Map(runners.map(({ id, name, colour }) => [id, { id, name, colour }]));
  return {
    ...{ sport, asOf, state, heat, heats, lap, laps, order: runners, ...clockOf(board) },
    ...(points && {
      points: points.flatMap(({ id, ...score }) => {
        const marble = known.get(id);
        return marble ? [{ ...marble, ...score }] : [];
      }),
    }),
    ...(results && { results: results.toSorted((a, b) => a.heat - b.heat) }),
  };
};

type Side = NonNullable<Of<'esport'>['draft']>[number];
const heroOf = ({ name, mark }: Side['bans'][number]): Hero<Words> => {
  const words = wordsOf(name);
  return { name: words, mark: mark ?? heroMarks[hashOf(words.vi) % heroMarks.length]! };
};
const draftOf = ({ bans, picks }: Side): DraftSide<Words> => ({ bans: bans.map(heroOf), picks: picks.map(heroOf) });

type Line = NonNullable<Of<'esport'>['players']>[number][number];
const playerOf = ({ hero, ...line }: Line): PlayerLine<Words> => ({ ...line, ...(hero && { hero: heroOf(hero) }) });

const esportOf = (board: Of<'esport'>, asOf: number): Board<Words> => {
  const { sport, state = 'playing', bestOf, maps, kills, towers, dragons, gold, goldLead, draft, players } = board;
  return {
    ...{ sport, asOf, state, bestOf, maps, kills, ...clockOf(board) },
    ...(towers && { towers }),
    ...(dragons && { dragons }),
    ...(gold && { gold }),
    ...(goldLead && { goldLead }),
    ...(draft && { draft: [draftOf(draft[0]), draftOf(draft[1])] }),
    ...(players && { players: [players[0].map(playerOf), players[1].map(playerOf)] }),
  };
};

const ranks: Readonly<Record<string, number>> = { A: 1, J: 11, Q: 12, K: 13 };
/** "10S" to the ten of spades. */
const cardOf = (code: string): Card => {
  const rank = code.slice(0, -1);
  return { rank: ranks[rank] ?? Number(rank), suit: suits.find((suit) => suit[0] === code.at(-1)!.toLowerCase())! };
};
const ends: Readonly<Record<string, HandEnd>> = { B: 'banker', P: 'player', T: 'tie' };

const casinoOf = (board: Of<'casino'>, asOf: number): Board<Words> => {
  const { sport, state = 'waiting', round, shoe, turnIn, running = false, banker, player, road } = board;
  return {
    ...{ sport, asOf, state, round, turn: { ms: turnIn * 1000, running } },
    ...{ banker: banker.map(cardOf), player: player.map(cardOf), road: [...road].map((letter) => ends[letter]!) },
    ...(shoe !== undefined && { shoe }),
  };
};

/** A board as it is kept; where the file does not say of when it is, it is of the start. */
export const storedBoard = (board: ImportedBoard, startTime: number): Board<Words> => {
  const asOf = board.asOf === undefined ? startTime : Date.parse(board.asOf);
  switch (board.sport) {
    case 'basketball':
      return basketballOf(board, asOf);
    case 'marble':
      return marbleOf(board, asOf);
    case 'esport':
      return esportOf(board, asOf);
    case 'casino':
      return casinoOf(board, asOf);
  }
};

type OtherEvent = Exclude<ImportedEvent, FootballEvent>;
const eventOf = (event: OtherEvent): SportEvent<Words> => {
  const ts = Date.parse(event.at);
  if (event.sport === 'casino') {
    const { at: _at, ...rest } = event;
    return { ...rest, ts };
  }
  const seconds = Math.floor(clockMs(event.clock) / 1000);
  if (event.sport === 'basketball') {
    const { at: _at, clock: _clock, ...rest } = event;
    return { ...rest, ts, left: seconds };
  }
  if (event.sport === 'marble') {
    const { at: _at, clock: _clock, name, ...rest } = event;
    return { ...rest, ts, passed: seconds, name: wordsOf(name) };
  }
  const { at: _at, clock: _clock, ...rest } = event;
  return { ...rest, ts, passed: seconds };
};

/** What happened as it is kept: in its order, the latest alone. */
export const storedEvents = (events: readonly OtherEvent[]): readonly SportEvent<Words>[] =>
  events
    .map(eventOf)
    .sort((a, b) => a.ts - b.ts)
    .slice(-LOG_MOST);
