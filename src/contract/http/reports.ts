import * as Schema from 'effect/Schema';
import { decisionActions, MODERATION } from '#domain/moderation/decision.ts';
import {
  caseStates,
  ownReportStates,
  REPORTS,
  reportReasons,
  type CaseDetail,
  type OwnReport,
  type ReportCase,
  type ReportStats,
} from '#domain/moderation/report.ts';
import { call } from './call.ts';
import { Cursor, Id, Instant, seenText, shortText, slice, words } from './fields.ts';
import { AppealWire, DecisionWire, ReportTargetWire } from './moderationShapes.ts';
import { UserWire } from './shapes.ts';

const Reason = Schema.Literals(reportReasons);
const Action = Schema.Literals(decisionActions);

const OwnReportWire = Schema.Struct({
  reportId: Schema.String,
  target: ReportTargetWire,
  title: Schema.String,
  reason: Reason,
  note: Schema.String,
  at: Instant,
  state: Schema.Literals(ownReportStates),
  answer: Schema.optionalKey(Schema.String),
  answeredAt: Schema.optionalKey(Instant),
  appeal: Schema.optionalKey(AppealWire),
  mayAppeal: Schema.Boolean,
}).annotate({ identifier: 'OwnReport' });
OwnReportWire satisfies Schema.Codec<OwnReport, unknown>;

const CaseWire = Schema.Struct({
  reportId: Schema.String,
  target: ReportTargetWire,
  state: Schema.Literals(caseStates),
  card: Schema.NullOr(Schema.Struct({ title: Schema.String, path: Schema.String })),
  text: Schema.String,
  about: Schema.NullOr(UserWire),
  count: Schema.Int,
  weight: Schema.Int,
  reasons: Schema.Array(Schema.Struct({ reason: Reason, count: Schema.Int })),
  openedAt: Instant,
  claim: Schema.optionalKey(Schema.Struct({ by: UserWire, until: Instant })),
  decision: Schema.optionalKey(DecisionWire),
}).annotate({ identifier: 'ReportCase' });
CaseWire satisfies Schema.Codec<ReportCase, unknown>;

const CaseDetailWire = Schema.Struct({
  ...CaseWire.fields,
  now: Schema.NullOr(Schema.String),
  actions: Schema.Array(Action),
  notes: Schema.Array(
    Schema.Struct({
      reason: Reason,
      note: Schema.String,
      at: Instant,
      diagnosis: Schema.optionalKey(Schema.String),
    }),
  ),
  appeals: Schema.Array(Schema.Struct({ ...AppealWire.fields, by: Schema.Literals(['author', 'reporter']) })),
  beside: Schema.Array(Schema.Struct({ name: Schema.String, text: Schema.String, at: Instant })),
  record: Schema.Array(DecisionWire),
  lately: Schema.Array(
    Schema.Struct({
      target: ReportTargetWire,
      text: Schema.String,
      at: Instant,
      path: Schema.NullOr(Schema.String),
    }),
  ),
}).annotate({ identifier: 'CaseDetail' });
CaseDetailWire satisfies Schema.Codec<CaseDetail, unknown>;

const StatsWire = Schema.Struct({
  waiting: Schema.Struct({ open: Schema.Int, second: Schema.Int, appeal: Schema.Int }),
  oldestAt: Schema.NullOr(Instant),
  reports: Schema.Int,
  decided: Schema.Struct({ none: Schema.Int, remove: Schema.Int, mute: Schema.Int, ban: Schema.Int }),
  appeals: Schema.Struct({ granted: Schema.Int, kept: Schema.Int }),
}).annotate({ identifier: 'ReportStats' });
StatsWire satisfies Schema.Codec<ReportStats, unknown>;

const member = { needs: 'member', on401: 'allTokens' } as const;

/** SO-10: reports of things and people, what moderators answer, and what is said against that. */
export const reports = {
  create: call({
    ...member,
    method: 'POST',
    path: '/other/api/report/create',
    about:
      'Reports a thing, a person, a message of a room, of two members (by one of them) or of those who watch together (by one of them), or the picture of a room (`picture` with the id of the room, and what the player knows as `diagnosis`). All reports of one thing are one case; the same member reports it once. 404 for what is not there, 422 for what is one’s own, 429 for too many.',
    input: Schema.Struct({
      target: ReportTargetWire,
      reason: Reason,
      note: Schema.optionalKey(words({ kind: 'letter', most: REPORTS.noteMax }, shortText(REPORTS.noteMax * 4))),
      diagnosis: Schema.optionalKey(words({ kind: 'letter' }, shortText(REPORTS.diagnosisMax))),
      clientId: Id,
    }),
    data: Schema.Struct({ reportId: Schema.String }),
  }),
  myList: call({
    ...member,
    method: 'GET',
    path: '/other/api/report/my-list',
    about: 'What the caller reported, newest first, with the state and the answer.',
    input: Schema.Struct({ cursor: Schema.optionalKey(Cursor) }),
    data: slice(OwnReportWire),
  }),
  list: call({
    ...member,
    method: 'GET',
    path: '/other/api/report/list',
    about:
      'For moderators: the cases in one state, open ones by weight and age; closed ones newest first. Without who reported.',
    input: Schema.Struct({
      state: Schema.optionalKey(Schema.Literals(caseStates)),
      cursor: Schema.optionalKey(Cursor),
    }),
    data: slice(CaseWire),
  }),
  detail: call({
    ...member,
    method: 'GET',
    path: '/other/api/report/detail',
    about:
      'For moderators: one case with its notes, what stands there now and around it, the record of the person, and what they wrote last where everybody reads it. Not in the specification.',
    input: Schema.Struct({ reportId: Id }),
    data: CaseDetailWire,
  }),
  claim: call({
    ...member,
    method: 'POST',
    path: '/other/api/report/claim',
    about:
      'For moderators: has a case alone for five minutes, or gives it back; 409 while another has it. Not in the specification.',
    input: Schema.Struct({ reportId: Id, on: Schema.Boolean }),
    data: Schema.Struct({ until: Schema.NullOr(Instant) }),
  }),
  decide: call({
    ...member,
    method: 'POST',
    path: '/other/api/report/decide',
    about:
      'A moderator decides a case; the reason is written to whom it concerns. A ban of more than a week waits for a second moderator, who decides the same or otherwise here. On an appeal another moderator decides: the same again refuses it. 403 for who may not, 409 while another has the case or once it is decided.',
    input: Schema.Struct({
      reportId: Id,
      action: Action,
      minutes: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: MODERATION.banMinMost }))),
      reason: seenText('letter', MODERATION.reasonMax),
      clientId: Id,
    }),
    data: Schema.Struct({ decisionId: Schema.String }),
  }),
  appeal: call({
    ...member,
    method: 'POST',
    path: '/other/api/report/appeal',
    about:
      'Says once something against the answer to an own report (`reportId`), or against a decision about the caller (`decisionId`), within 14 days; 409 the second time, 410 when it is too late.',
    input: Schema.Struct({
      reportId: Schema.optionalKey(Id),
      decisionId: Schema.optionalKey(Id),
      text: seenText('letter', REPORTS.appealMax),
      clientId: Id,
    }),
    data: AppealWire,
  }),
  stat: call({
    ...member,
    method: 'GET',
    path: '/other/api/report/stat',
    about:
      'For moderators: how many cases wait, and what was decided in the last seven days. Not in the specification.',
    input: Schema.Struct({}),
    data: StatsWire,
  }),
};
