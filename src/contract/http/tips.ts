import * as Schema from 'effect/Schema';
import { tipSorts } from '#domain/tips/ranking.ts';
import { TIPS } from '#domain/tips/tip.ts';
import { call, fileCall } from './call.ts';
import {
  Cursor,
  DayText,
  Id,
  IdsText,
  Instant,
  numberBetween,
  seenText,
  shortText,
  words,
  ZoneText,
} from './fields.ts';
import {
  BlocksWire,
  Category,
  ConsensusWire,
  LedgerHeadWire,
  LedgerRowWire,
  MarketWire,
  SelectionWire,
  TipCountsWire,
  TipDetailWire,
  TipMatchWire,
  TipSliceWire,
  TipsterRecordWire,
  TipsterWire,
  TipWire,
  TypeWire,
  Window,
} from './tipShapes.ts';

const open = { needs: 'nothing', on401: 'allTokens' } as const;
const member = { needs: 'member', on401: 'allTokens' } as const;
const at = '/other/api/schedule-tips/v2' as const;

const whole = (minimum: number, maximum: number) => Schema.Int.check(Schema.isBetween({ minimum, maximum }));
const Line = Schema.Finite.check(Schema.isBetween({ minimum: -400, maximum: 400 }));
const prediction = {
  market: MarketWire,
  sel: SelectionWire,
  line: Schema.optionalKey(Line),
  stake: whole(TIPS.minStake, TIPS.maxStake),
  confidence: Schema.optionalKey(whole(1, 5)),
  title: seenText('title', TIPS.titleMax),
  blocks: words({ kind: 'tip' }, BlocksWire),
};
const Draft = Schema.Struct({
  fixtureId: Id,
  market: Schema.optionalKey(MarketWire),
  sel: Schema.optionalKey(SelectionWire),
  line: Schema.optionalKey(Line),
  stake: Schema.optionalKey(whole(TIPS.minStake, TIPS.maxStake)),
  confidence: Schema.optionalKey(whole(1, 5)),
  title: Schema.String.check(Schema.isBetweenCodePoints(0, TIPS.titleMax)),
  blocks: BlocksWire,
});
const KeptDraft = Schema.Struct({ ...Draft.fields, savedTs: Instant }).annotate({ identifier: 'TipDraft' });
const page = {
  pageNum: Schema.optionalKey(numberBetween(1, 1000)),
  pageSize: Schema.optionalKey(numberBetween(1, 100)),
};

/** Tips on matches and the ledger behind them. All of it is information: no bet can be placed. */
export const tips = {
  topRating: call({
    ...open,
    method: 'GET',
    path: `${at}/top-rating`,
    about:
      'The best tipsters of the last 30 days, at most ten, by the lower bound of their yield; `type` is a category. `stats` are not in the specification.',
    input: Schema.Struct({ type: Schema.optionalKey(shortText(32)) }),
    data: Schema.Array(TipsterWire),
  }),
  list: call({
    ...open,
    method: 'GET',
    path: `${at}/list`,
    about:
      'Tips, newest first, or by their lock (`sort=lock`). `teams=a,b` (at most 30): those on matches of these teams of the last 30 days and the next 30. `date` is the day of the kick-off in `timezone`; `state=settled` are all that are not open. Withdrawn ones are in the ledger alone.',
    input: Schema.Struct({
      category: Schema.optionalKey(Category),
      type: Schema.optionalKey(TypeWire),
      date: Schema.optionalKey(DayText),
      timezone: Schema.optionalKey(ZoneText),
      fixtureId: Schema.optionalKey(Id),
      teams: Schema.optionalKey(IdsText),
      tipsterId: Schema.optionalKey(Id),
      state: Schema.optionalKey(Schema.Literals(['open', 'settled', 'won', 'half_won', 'void', 'half_lost', 'lost'])),
      sort: Schema.optionalKey(Schema.Literals(['new', 'lock'])),
      cursor: Schema.optionalKey(Cursor),
    }),
    data: TipSliceWire,
  }),
  counts: call({
    ...open,
    method: 'GET',
    path: `${at}/count`,
    about:
      'How many tips a list has in each of its states, and on how many matches of each day in `timezone` there are some before their lock. Not in the specification.',
    input: Schema.Struct({
      category: Schema.optionalKey(Category),
      type: Schema.optionalKey(TypeWire),
      timezone: Schema.optionalKey(ZoneText),
    }),
    data: TipCountsWire,
  }),
  detail: call({
    ...open,
    method: 'GET',
    path: `${at}/detail`,
    about:
      'A tip by its `id` or its `slug` (whose end is the id), with its text, its earlier versions and others on the match. 410 for a withdrawn one.',
    input: Schema.Struct({ id: Schema.optionalKey(Id), slug: Schema.optionalKey(shortText(200)) }),
    data: TipDetailWire,
  }),
  byMatch: call({
    ...open,
    method: 'GET',
    path: `${at}/by-match`,
    about: 'The tips on a fixture, newest first, and what they say together.',
    input: Schema.Struct({ id: Id }),
    data: Schema.Struct({
      fixture: TipMatchWire,
      tips: Schema.Array(TipWire),
      consensus: Schema.Array(ConsensusWire),
    }),
  }),
  tipster: call({
    ...open,
    method: 'GET',
    path: `${at}/tipster`,
    about:
      'How a tipster did in a window (`30d` unless given), by league and market, with the sum of profits over time.',
    input: Schema.Struct({ userId: Id, window: Schema.optionalKey(Window) }),
    data: TipsterRecordWire,
  }),
  leaderboard: call({
    ...open,
    method: 'GET',
    path: `${at}/leaderboard`,
    about:
      'Tipsters by the lower bound of the 95 % interval of their yield (`sort=low`), with at least `minSettled` settled tips (20) in the window (`30d`).',
    input: Schema.Struct({
      category: Schema.optionalKey(Category),
      window: Schema.optionalKey(Window),
      minSettled: Schema.optionalKey(numberBetween(1, 1000)),
      sort: Schema.optionalKey(Schema.Literals(tipSorts)),
      ...page,
    }),
    data: Schema.Struct({
      list: Schema.Array(TipsterWire),
      ...{ pageNum: Schema.Int, pageSize: Schema.Int, total: Schema.Int },
    }),
  }),
  mine: call({
    ...member,
    method: 'GET',
    path: `${at}/my-tip`,
    about: "The member's own tips, those that they saved, or those of the tipsters whom they follow.",
    input: Schema.Struct({
      tab: Schema.Literals(['mine', 'followed', 'saved']),
      cursor: Schema.optionalKey(Cursor),
    }),
    data: TipSliceWire,
  }),
  create: call({
    ...member,
    method: 'POST',
    path: `${at}/create`,
    about:
      'Publishes a tip at the current price, which the origin sets. 403 for who may not publish (members below level 3; the message ends with `tip.level`) and from the kick-off on (`tip.locked`); 422 where the market is suspended or not there. A repeat with the same `clientId` answers the same tip.',
    input: Schema.Struct({ fixtureId: Id, ...prediction, clientId: Id }),
    data: TipWire,
  }),
  update: call({
    ...member,
    method: 'POST',
    path: `${at}/update`,
    about:
      'Changes a tip before its lock; the version before it stays readable, and the ledger has both. Another prediction gets the current price. 403 `tip.locked` from the lock on.',
    input: Schema.Struct({ tipId: Id, ...prediction, clientId: Id }),
    data: TipWire,
  }),
  withdraw: call({
    ...member,
    method: 'POST',
    path: `${at}/withdraw`,
    about: 'Takes a tip back before its lock; the ledger keeps that it was there. 403 `tip.locked` from the lock on.',
    input: Schema.Struct({ tipId: Id, clientId: Schema.optionalKey(Id) }),
    data: Schema.Null,
  }),
  putDraft: call({
    ...member,
    method: 'POST',
    path: `${at}/draft-put`,
    about: 'Keeps what a member has written of a tip, one draft for each fixture, at most 20; `null` drops it.',
    input: Schema.Struct({ fixtureId: Id, draft: Schema.NullOr(Draft) }),
    data: Schema.NullOr(KeptDraft),
  }),
  draft: call({
    ...member,
    method: 'GET',
    path: `${at}/draft`,
    about: "The member's draft of a tip on a fixture, or null.",
    input: Schema.Struct({ fixtureId: Id }),
    data: Schema.NullOr(KeptDraft),
  }),
  drafts: call({
    ...member,
    method: 'GET',
    path: `${at}/draft-list`,
    about: "All of the member's drafts of tips, the latest first.",
    input: Schema.Struct({}),
    data: Schema.Array(KeptDraft),
  }),
  ifFollowed: call({
    ...member,
    method: 'GET',
    path: `${at}/if-followed`,
    about:
      'TI-6: what those whom the member follows won together in the last 30 days, if each of their tips had been one unit.',
    input: Schema.Struct({}),
    data: Schema.Struct({ people: Schema.Int, settled: Schema.Int, profit: Schema.Finite }),
  }),
  follow: call({
    ...member,
    method: 'POST',
    path: `${at}/follow`,
    about: 'Follows a tipster, as `follow/toggle` does; with `notify` (by default) each of their tips is told.',
    input: Schema.Struct({ tipsterId: Id, on: Schema.Boolean, notify: Schema.optionalKey(Schema.Boolean) }),
    data: Schema.Struct({ on: Schema.Boolean }),
  }),
  ledger: call({
    ...open,
    method: 'GET',
    path: `${at}/ledger`,
    about:
      "Rows of a tipster's ledger from `fromSeq` on, at most 500, and its head; by `userId`, or by `ledgerId`, which is left when a tipster is erased.",
    input: Schema.Struct({
      userId: Schema.optionalKey(Id),
      ledgerId: Schema.optionalKey(Id),
      fromSeq: Schema.optionalKey(numberBetween(1, 1_000_000_000)),
    }),
    data: Schema.Struct({
      ledgerId: Schema.String,
      rows: Schema.Array(LedgerRowWire),
      head: Schema.NullOr(LedgerHeadWire),
    }),
  }),
  ledgerExport: fileCall({
    ...open,
    method: 'GET',
    path: `${at}/ledger-export`,
    about:
      "A tipster's whole ledger as a file, which `npm run verify-ledger` checks. The JSON has the texts with their salts too.",
    input: Schema.Struct({
      userId: Schema.optionalKey(Id),
      ledgerId: Schema.optionalKey(Id),
      format: Schema.optionalKey(Schema.Literals(['csv', 'json'])),
    }),
    data: Schema.Unknown,
    file: ['application/json; charset=utf-8', 'text/csv; charset=utf-8'],
  }),
};
