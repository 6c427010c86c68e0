import * as Schema from 'effect/Schema';
import { textKinds, type TextBlock } from '#domain/content/blocks.ts';
import { markets, selections } from '#domain/odds/market.ts';
import { outcomes } from '#domain/odds/settle.ts';
import { ledgerKinds } from '#domain/tips/ledger.ts';
import { tipWindows, type TipsterStats } from '#domain/tips/stats.ts';
import {
  tipCategories,
  TIPS,
  tipTypes,
  type Consensus,
  type Tip,
  type TipCounts,
  type TipDetail,
  type Tipster,
  type TipsterRecord,
} from '#domain/tips/tip.ts';
import { DayText, Instant, shortText, slice } from './fields.ts';
import { SideWire, UserWire } from './shapes.ts';

export const Category = Schema.Literals(tipCategories);
export const TypeWire = Schema.Literals(tipTypes);
export const Window = Schema.Literals(tipWindows);
export const MarketWire = Schema.Literals(markets);
export const SelectionWire = Schema.Literals(selections);
const Hash = Schema.String;

const StatsFields = {
  window: Window,
  settled: Schema.Int,
  won: Schema.Int,
  lost: Schema.Int,
  void: Schema.Int,
  hitRate: Schema.Finite,
  hitRateLow: Schema.Finite,
  yield: Schema.Finite,
  yieldLow: Schema.Finite,
  yieldHigh: Schema.Finite,
  profit: Schema.Finite,
  avgOdds: Schema.Finite,
  streak: Schema.Struct({ kind: Schema.Literals(['won', 'lost', 'none']), len: Schema.Int }),
};
const StatsWire = Schema.Struct({
  ...StatsFields,
  rank: Schema.NullOr(Schema.Int),
  prevRank: Schema.NullOr(Schema.Int),
}).annotate({ identifier: 'TipsterStats' });
const StateWire = Schema.Literals(['open', ...outcomes]);
const MarkWire = Schema.Struct({
  tipId: Schema.String,
  fixtureId: Schema.String,
  lockTs: Instant,
  state: StateWire,
}).annotate({ identifier: 'TipMark' });
export const TipsterWire = Schema.Struct({
  ...UserWire.fields,
  stats: StatsWire,
  demo: Schema.Boolean,
  recent: Schema.Array(MarkWire),
}).annotate({ identifier: 'Tipster' });

const Goals = Schema.Tuple([Schema.Int, Schema.Int]);
const ScoreWire = Schema.Struct({ ft: Goals, ht: Schema.optionalKey(Goals), et: Schema.optionalKey(Goals) });
export const TipMatchWire = Schema.Struct({
  fixtureId: Schema.String,
  leagueId: Schema.String,
  leagueName: Schema.String,
  startTs: Instant,
  statusText: Schema.String,
  localteam: SideWire,
  visitorteam: SideWire,
  score: Schema.NullOr(Schema.String),
  demo: Schema.Boolean,
}).annotate({ identifier: 'TipMatch' });

/** A run of text; a link leads to a page of the portal, never elsewhere. */
const SpanWire = Schema.Struct({
  text: shortText(TIPS.textMax),
  bold: Schema.optionalKey(Schema.Literal(true)),
  italic: Schema.optionalKey(Schema.Literal(true)),
  to: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^\/[A-Za-z0-9][A-Za-z0-9/_?=&.%-]{0,199}$/u))),
});
const Spans = Schema.Array(SpanWire).check(Schema.isMaxLength(TIPS.blocksMax));
export const BlockWire = Schema.Struct({ kind: Schema.Literals(textKinds), spans: Spans });
export const BlocksWire = Schema.Array(BlockWire).check(Schema.isMaxLength(TIPS.blocksMax));

export const TipWire = Schema.Struct({
  tipId: Schema.String,
  slug: Schema.String,
  category: Category,
  type: TypeWire,
  fixtureId: Schema.String,
  fixture: Schema.NullOr(TipMatchWire),
  tipster: Schema.NullOr(TipsterWire),
  market: MarketWire,
  sel: SelectionWire,
  line: Schema.optionalKey(Schema.Finite),
  oddsDec: Schema.Finite,
  stake: Schema.Int,
  confidence: Schema.optionalKey(Schema.Int),
  title: Schema.String,
  summary: Schema.String,
  createdTs: Instant,
  lockTs: Instant,
  editedTs: Schema.optionalKey(Instant),
  revisions: Schema.Int,
  state: StateWire,
  settledTs: Schema.optionalKey(Instant),
  resultRef: Schema.optionalKey(Schema.Struct({ fixtureId: Schema.String, score: ScoreWire })),
  profit: Schema.NullOr(Schema.Finite),
  ...{ seq: Schema.Int, prevHash: Hash, hash: Hash, ledgerId: Schema.String },
}).annotate({ identifier: 'Tip' });

const RevisionWire = Schema.Struct({
  ts: Instant,
  market: MarketWire,
  sel: SelectionWire,
  line: Schema.optionalKey(Schema.Finite),
  oddsDec: Schema.Finite,
  stake: Schema.Int,
  title: Schema.String,
  blocks: BlocksWire,
});
export const TipDetailWire = Schema.Struct({
  ...TipWire.fields,
  blocks: BlocksWire,
  history: Schema.Array(RevisionWire),
  related: Schema.Array(TipWire),
}).annotate({ identifier: 'TipDetail' });
export const TipSliceWire = slice(TipWire);

export const ConsensusWire = Schema.Struct({
  market: MarketWire,
  sel: SelectionWire,
  n: Schema.Int,
  share: Schema.Finite,
});

const GroupStatsWire = Schema.Struct(StatsFields);
export const TipsterRecordWire = Schema.Struct({
  ...TipsterWire.fields,
  ledgerId: Schema.String,
  curve: Schema.Array(Schema.Struct({ ts: Instant, profit: Schema.Finite })),
  byLeague: Schema.Array(Schema.Struct({ leagueId: Schema.String, leagueName: Schema.String, stats: GroupStatsWire })),
  byMarket: Schema.Array(Schema.Struct({ market: MarketWire, stats: GroupStatsWire })),
}).annotate({ identifier: 'TipsterRecord' });

export const LedgerRowWire = Schema.Struct({
  seq: Schema.Int,
  kind: Schema.Literals(ledgerKinds),
  ts: Instant,
  ledgerId: Schema.String,
  /** As it was hashed: whatever is in it belongs to the hash. */
  data: Schema.Unknown,
  prevHash: Hash,
  hash: Hash,
}).annotate({ identifier: 'LedgerRow' });
export const LedgerHeadWire = Schema.Struct({ seq: Schema.Int, hash: Hash });

StatsWire satisfies Schema.Codec<TipsterStats, unknown>;
TipsterWire satisfies Schema.Codec<Tipster, unknown>;
TipWire satisfies Schema.Codec<Tip, unknown>;
TipDetailWire satisfies Schema.Codec<TipDetail, unknown>;
TipsterRecordWire satisfies Schema.Codec<TipsterRecord, unknown>;
ConsensusWire satisfies Schema.Codec<Consensus, unknown>;
BlockWire satisfies Schema.Codec<TextBlock, unknown>;

export const TipCountsWire = Schema.Struct({
  ...{ open: Schema.Int, running: Schema.Int, settled: Schema.Int },
  days: Schema.Array(Schema.Struct({ day: DayText, matches: Schema.Int })),
});
TipCountsWire satisfies Schema.Codec<TipCounts, unknown>;
