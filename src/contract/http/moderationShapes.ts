import * as Schema from 'effect/Schema';
import { appealStates, type Appeal, type OwnDecision } from '#domain/moderation/report.ts';
import {
  decisionActions,
  decisionStates,
  reportTypes,
  type ReportTarget,
  type ShownDecision,
} from '#domain/moderation/decision.ts';
import { Id, Instant, shortText } from './fields.ts';
import { UserWire } from './shapes.ts';

/** The id of a message, also of those who watch together, is its `groupMessageId`, a picture's that of its room. */
export const ReportTargetWire = Schema.Struct({ type: Schema.Literals(reportTypes), id: Id }).annotate({
  identifier: 'ReportTarget',
});
ReportTargetWire satisfies Schema.Codec<ReportTarget, unknown>;

export const DecisionWire = Schema.Struct({
  decisionId: Schema.String,
  action: Schema.Literals(decisionActions),
  state: Schema.Literals(decisionStates),
  by: Schema.NullOr(UserWire),
  about: Schema.NullOr(UserWire),
  targets: Schema.Array(ReportTargetWire),
  things: Schema.optionalKey(Schema.Int),
  minutes: Schema.optionalKey(Schema.Int),
  until: Schema.optionalKey(Instant),
  place: Schema.optionalKey(shortText(100)),
  reason: Schema.String,
  at: Instant,
  second: Schema.optionalKey(UserWire),
  undoneAt: Schema.optionalKey(Instant),
  undoneBy: Schema.optionalKey(UserWire),
}).annotate({ identifier: 'Decision' });
DecisionWire satisfies Schema.Codec<ShownDecision, unknown>;

export const AppealWire = Schema.Struct({
  text: Schema.String,
  at: Instant,
  state: Schema.Literals(appealStates),
  answer: Schema.optionalKey(Schema.String),
}).annotate({ identifier: 'Appeal' });
AppealWire satisfies Schema.Codec<Appeal, unknown>;

export const OwnDecisionWire = Schema.Struct({
  ...DecisionWire.fields,
  appeal: Schema.optionalKey(AppealWire),
  mayAppeal: Schema.Boolean,
}).annotate({ identifier: 'OwnDecision' });
OwnDecisionWire satisfies Schema.Codec<OwnDecision, unknown>;
