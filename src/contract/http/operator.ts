import * as Schema from 'effect/Schema';
import { CONSOLE, consoleActs, faultKinds, givenRoles, writtenParts } from '#domain/console/console.ts';
import { call } from './call.ts';
import { Cursor, Id, Instant, shortText, slice } from './fields.ts';
import { OpaqueToken } from './accountFields.ts';

const reads = { needs: 'member', on401: 'allTokens', method: 'GET' } as const;
const writes = { needs: 'member', on401: 'allTokens', method: 'POST' } as const;
const at = '/other/api/console';
const whole = { maxBytes: CONSOLE.partBytes };
const Query = Schema.String.check(Schema.isMaxLength(CONSOLE.queryMax));

const MemberWire = Schema.Struct({
  ...{ userId: Schema.String, username: Schema.String, nickname: Schema.String },
  ...{ siteRoleId: Schema.Int, since: Instant },
});
const JobWire = Schema.Struct({
  ...{ name: Schema.String, nextAt: Schema.NullOr(Instant), running: Schema.Boolean, tries: Schema.Int },
  ...{ lastStarted: Schema.NullOr(Instant), lastEnded: Schema.NullOr(Instant) },
  lastFault: Schema.NullOr(Schema.String),
});
const OverviewWire = Schema.Struct({
  at: Instant,
  faults: Schema.Array(
    Schema.Struct({
      ...{ kind: Schema.Literals(faultKinds), name: Schema.String, count: Schema.Int },
      ...{ fault: Schema.NullOr(Schema.String), since: Schema.NullOr(Instant) },
    }),
  ),
  database: Schema.Literals(['sqlite', 'postgres']),
  ...{ migration: Schema.String, members: Schema.Int, jobs: Schema.Int, letters: Schema.Int, questions: Schema.Int },
});
const Side = Schema.NullOr(Schema.String);
const ActWire = Schema.Struct({
  ...{ seq: Schema.Int, at: Instant, userId: Schema.String, by: Schema.NullOr(Schema.String) },
  ...{ what: Schema.Literals(consoleActs), subject: Schema.String, subjectName: Schema.NullOr(Schema.String) },
  changes: Schema.Array(Schema.Struct({ field: Schema.String, before: Side, after: Side })),
  more: Schema.Int,
});
const ContentWire = Schema.Struct({
  part: Schema.Literals(writtenParts),
  rev: Schema.String,
  value: Schema.Unknown,
  builtIn: Schema.Unknown,
});
const WordWire = Schema.Struct({
  ...{ group: Schema.String, key: Schema.String, vi: Schema.String, en: Schema.String, zh: Schema.String },
});
const PlanWire = Schema.Struct({
  ...{ judged: Schema.Int, refused: Schema.Int },
  rules: Schema.Array(Schema.Struct({ rule: Schema.String, count: Schema.Int, examples: Schema.Array(Schema.String) })),
});

/**
 * CALLS 3 and 7: the operator's console, for the role leaderOperator; 403 for all others. Each write is done once for a
 * `clientId` and stands in the log, which nothing changes.
 */
export const operator = {
  overview: call({
    ...reads,
    path: `${at}/overview`,
    about: 'What is broken now, and what the origin runs on.',
    input: Schema.Struct({}),
    data: OverviewWire,
  }),
  members: call({
    ...reads,
    path: `${at}/member-list`,
    about: 'Members whose name or username has `q` in it; without it those who have a role, newest first.',
    input: Schema.Struct({ q: Schema.optionalKey(Query), cursor: Schema.optionalKey(Cursor) }),
    data: slice(MemberWire),
  }),
  setRole: call({
    ...writes,
    path: `${at}/role-update`,
    about:
      'Gives a member another role, with a proof of re-authentication (403). 409 where they no longer have the role `from`; 422 for `to` where nobody would be left who may open the console.',
    input: Schema.Struct({
      ...{ userId: Id, from: Schema.Int, to: Schema.Literals(givenRoles), proof: OpaqueToken, clientId: Id },
    }),
    data: MemberWire,
  }),
  jobs: call({
    ...reads,
    path: `${at}/job-list`,
    about: 'What runs again and again: when next, how often it failed in a row, and why the last time.',
    input: Schema.Struct({}),
    data: Schema.Array(JobWire),
  }),
  startJob: call({
    ...writes,
    path: `${at}/job-start`,
    about: 'Makes a job due now; a process of the portal begins it within seconds.',
    input: Schema.Struct({ name: shortText(100), clientId: Id }),
    data: JobWire,
  }),
  content: call({
    ...reads,
    path: `${at}/content-detail`,
    about:
      'A part of the operator’s content as in `portal.json`; null: as it is built in, which `builtIn` tells in the same form where it is something.',
    input: Schema.Struct({ part: Schema.Literals(writtenParts) }),
    data: ContentWire,
  }),
  putContent: call({
    ...{ ...writes, ...whole },
    path: `${at}/content-put`,
    about:
      'Replaces a part by the rules of an import; without `value` it is as built in. 422 names the fields, 409 where somebody else changed it since `rev`. Pages have it within three seconds.',
    input: Schema.Struct({
      ...{
        part: Schema.Literals(writtenParts),
        rev: Schema.String,
        value: Schema.optionalKey(Schema.Unknown),
        clientId: Id,
      },
    }),
    data: ContentWire,
  }),
  words: call({
    ...reads,
    path: `${at}/word-list`,
    about: 'Words of the portal that have `q` in their key or in one of the three languages, as they are built in.',
    input: Schema.Struct({ q: Query }),
    data: Schema.Array(WordWire),
  }),
  doorPlan: call({
    ...{ ...writes, ...whole },
    path: `${at}/door-plan`,
    about: 'What these rules of the door would have refused of what was written; nothing changes.',
    input: Schema.Struct({ value: Schema.Unknown }),
    data: PlanWire,
  }),
  acts: call({
    ...reads,
    path: `${at}/act-list`,
    about: 'What was done with the console, newest first.',
    input: Schema.Struct({ cursor: Schema.optionalKey(Cursor) }),
    data: slice(ActWire),
  }),
};
