import * as Schema from 'effect/Schema';
import { RUN } from '#domain/games/core.ts';
import { GAME_ID, GAMES, gameTabs, gameTags, scoreScopes } from '#domain/games/game.ts';
import { call } from './call.ts';
import { Cursor, Id, Instant, countedSlice, numberBetween, shortText, slice } from './fields.ts';
import {
  GameCardWire,
  GameSaveWire,
  GameWire,
  LeaderboardWire,
  PlayedGameWire,
  SaveAnswerWire,
  ScoreAnswerWire,
} from './gameShapes.ts';

const open = { needs: 'nothing', on401: 'allTokens', method: 'GET' } as const;
const member = { needs: 'member', on401: 'allTokens' } as const;
const at = '/other/api/game';

const GameId = Schema.String.check(Schema.isPattern(GAME_ID));
const slot = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: GAMES.slots - 1 }));

/** Games. Favourites, ratings and plays are in `social`: `save/toggle`, `rate/put`, `view/hit` with the type `game`. */
export const games = {
  list: call({
    ...open,
    path: `${at}/list`,
    about:
      'GA-1, GA-6: the games of a list, found by name with or without accents. `genre` is a tag; `device=phone`: what can be played by touch alone.',
    input: Schema.Struct({
      tab: Schema.optionalKey(Schema.Literals(gameTabs)),
      genre: Schema.optionalKey(Schema.Literals(gameTags)),
      device: Schema.optionalKey(Schema.Literals(['phone'])),
      q: Schema.optionalKey(shortText(80)),
      cursor: Schema.optionalKey(Cursor),
    }),
    data: countedSlice(GameCardWire),
  }),
  detail: call({
    ...open,
    path: `${at}/detail`,
    about: 'GA-2: a game, how it is played, and what is near to it.',
    input: Schema.Struct({ id: GameId }),
    data: GameWire,
  }),
  recent: call({
    ...member,
    method: 'GET',
    path: `${at}/recent`,
    about: 'GA-5: what the member played, latest first, and for how long.',
    input: Schema.Struct({ cursor: Schema.optionalKey(Cursor) }),
    data: slice(PlayedGameWire),
  }),
  session: call({
    ...member,
    method: 'POST',
    path: `${at}/session`,
    about: 'GA-5: adds the time of a session; what was counted before counts once.',
    input: Schema.Struct({ gameId: GameId, startedAt: Instant, endedAt: Instant }),
    data: Schema.Struct({ playedMs: Schema.Int }),
  }),
  readSave: call({
    ...member,
    method: 'GET',
    path: `${at}/save`,
    about: 'GA-4: the state that the member keeps in a slot, or null.',
    input: Schema.Struct({ gameId: GameId, slot: Schema.optionalKey(numberBetween(0, GAMES.slots - 1)) }),
    data: Schema.NullOr(GameSaveWire),
  }),
  save: call({
    ...member,
    method: 'POST',
    path: `${at}/save-put`,
    about:
      'GA-4: keeps a state of at most 256 KB. `rev` is that of the state it was played on from, 0 for none; where another one was stored since, nothing changes and `conflict` has it. `force` puts it in its place.',
    input: Schema.Struct({
      gameId: GameId,
      slot: Schema.optionalKey(slot),
      rev: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 2_000_000_000 })),
      data: Schema.String.check(Schema.isMaxLength(GAMES.saveBytes)),
      force: Schema.optionalKey(Schema.Boolean),
    }),
    data: SaveAnswerWire,
  }),
  start: call({
    ...member,
    method: 'POST',
    path: `${at}/start`,
    about: 'Begins a run that may be scored once: the origin draws its seed. Not in the specification.',
    input: Schema.Struct({ gameId: GameId, clientId: Id }),
    data: Schema.Struct({ runId: Schema.String, seed: Schema.Int }),
  }),
  score: call({
    ...member,
    method: 'POST',
    path: `${at}/score`,
    about:
      'GA-7: enters the score of a run. Of our games `proof` is played again, and 422 if it does not lead to `value`; the scores of others are marked as unchecked. 409 for a run that was scored.',
    input: Schema.Struct({
      gameId: GameId,
      runId: Id,
      value: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: GAMES.scoreMost })),
      proof: Schema.Struct({
        steps: Schema.String.check(Schema.isMaxLength(RUN.textLength)),
        rest: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 10_000_000 })),
      }),
    }),
    data: ScoreAnswerWire,
  }),
  leaderboard: call({
    needs: 'guest',
    on401: 'allTokens',
    method: 'GET',
    path: `${at}/leaderboard`,
    about:
      'GA-7: the best of today, of this week, or of the member and their friends this week; days end at midnight in Việt Nam.',
    input: Schema.Struct({ gameId: GameId, scope: Schema.Literals(scoreScopes) }),
    data: LeaderboardWire,
  }),
};
