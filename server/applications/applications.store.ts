import * as Schema from 'effect/Schema';
import { FormWire } from '#contract/http/applications.ts';
import {
  APPLICATION,
  applicationStates,
  isOpen,
  rejectReasons,
  type ApplicationState,
} from '#domain/application/application.ts';
import { fromWeekMinutes, toWeekMinutes } from '#domain/application/availability.ts';
import type { ApplicationForm } from '#domain/application/form.ts';
import { sliceOf, type Slice } from '#domain/shared/slice.ts';
import { ERASED_ID } from '#domain/privacy/deletion.ts';
import { UniqueViolation, type Database, type Queries } from '../database/database.ts';
import { keyset } from '../database/keyset.ts';
import { listed, sql, type Sql } from '../database/sql.ts';

const { availability: _, ...formFields } = FormWire.fields;
const StoredForm = Schema.Struct(formFields);
const Stretch = Schema.Tuple([Schema.Int, Schema.Int]);
const StoredScore = Schema.Struct({
  ...{ voice: Schema.Int, knowledge: Schema.Int },
  ...{ flow: Schema.Int, conduct: Schema.Int },
});

const Row = Schema.Struct({
  applicationId: Schema.String,
  userId: Schema.String,
  state: Schema.Literals(applicationStates),
  rev: Schema.Int,
  step: Schema.Int,
  form: Schema.fromJsonString(StoredForm),
  weekMinutes: Schema.fromJsonString(Schema.Array(Stretch)),
  provenTyped: Schema.NullOr(Schema.String),
  voiceFile: Schema.NullOr(Schema.String),
  voiceType: Schema.NullOr(Schema.String),
  voiceMs: Schema.NullOr(Schema.Int),
  voiceBytes: Schema.NullOr(Schema.Int),
  clipId: Schema.NullOr(Schema.String),
  photoFile: Schema.NullOr(Schema.String),
  score: Schema.NullOr(Schema.fromJsonString(StoredScore)),
  rejectReason: Schema.NullOr(Schema.Literals(rejectReasons)),
  submittedAt: Schema.NullOr(Schema.Int),
  expectedBy: Schema.NullOr(Schema.Int),
  reapplyAfter: Schema.NullOr(Schema.Int),
});
const EventRow = Schema.Struct({
  applicationId: Schema.String,
  at: Schema.Int,
  state: Schema.Literals(applicationStates),
  by: Schema.Literals(['user', 'staff']),
  note: Schema.NullOr(Schema.String),
});
const FileRow = Schema.Struct({ voice: Schema.NullOr(Schema.String), photo: Schema.NullOr(Schema.String) });

/** An application as it is stored, without its history. */
export interface Stored extends Omit<typeof Row.Type, 'form' | 'weekMinutes'> {
  readonly form: ApplicationForm;
}
export type StoredEvent = typeof EventRow.Type;

/** In milliseconds: added to when something was sent, it comes after all that was not. */
const LAST = 100_000_000_000_000;

export interface StoredVoice {
  readonly file: string;
  readonly type: string;
  readonly durationMs: number;
  readonly bytes: number;
  readonly clipId: string;
}

/** An application whose file was changed, and as it was before. */
interface Replaced {
  readonly stored: Stored;
  readonly before: Stored;
}

/** A step of an application's life: who took it and what they said. */
export interface Move {
  readonly from: ApplicationState;
  readonly to: ApplicationState;
  readonly at: number;
  readonly by: 'user' | 'staff';
  readonly byUserId: string;
  readonly note: string | null;
  /** What was judged: nothing moves where another form or number took its place meanwhile. */
  readonly judged?: Pick<Stored, 'rev' | 'provenTyped'>;
  /** What is known from here on; what is left out stays. */
  readonly changes?: Partial<
    Pick<Stored, 'score' | 'rejectReason' | 'submittedAt' | 'expectedBy' | 'reapplyAfter' | 'step'>
  >;
}

const columns = sql`application_id as "applicationId", user_id as "userId", state, rev, step, form,
  week_minutes as "weekMinutes", proven_typed as "provenTyped", voice_file as "voiceFile", voice_type as "voiceType",
  voice_ms as "voiceMs", voice_bytes as "voiceBytes", clip_id as "clipId", photo_file as "photoFile", score,
  reject_reason as "rejectReason", submitted_at as "submittedAt", expected_by as "expectedBy",
  reapply_after as "reapplyAfter"`;

const storedOf = ({ form, weekMinutes, ...rest }: typeof Row.Type): Stored => ({
  ...rest,
  form: { ...form, availability: fromWeekMinutes(weekMinutes) },
});
const first = async (queries: Queries, query: Sql): Promise<Stored | null> => {
  const row = await queries.one(Row, query);
  return row && storedOf(row);
};
const formText = ({ availability: _, ...rest }: ApplicationForm): string => JSON.stringify(rest);
const minutesText = ({ availability }: ApplicationForm): string => JSON.stringify(toWeekMinutes(availability));
const filesIn = ({ voice, photo }: typeof FileRow.Type): readonly string[] =>
  [voice, photo].filter((file) => file !== null);
const among = (states: readonly ApplicationState[]): Sql => sql`(${listed(states)})`;
const editable = among(['draft', 'need_info']);

export const applicationsStore = (database: Database) => {
  const byId = (applicationId: string, queries: Queries = database) =>
    first(queries, sql`select ${columns} from application where application_id = ${applicationId}`);
  /** Serializable: answers what this very change replaced, so that of files that come at once each but the last is left. */
  const replace = (applicationId: string, change: Sql): Promise<Replaced | null> =>
    database.transaction(async (queries) => {
      const before = await byId(applicationId, queries);
      const stored = await first(
        queries,
        sql`update application set ${change}
            where application_id = ${applicationId} and state in ${editable} returning ${columns}`,
      );
      return before && stored && { stored, before };
    });

  return {
    byId: (applicationId: string) => byId(applicationId),
    /** The member's open one, else the latest. */
    current: (userId: string) =>
      first(
        database,
        sql`select ${columns} from application where user_id = ${userId}
            order by case when state in ${among(applicationStates.filter(isOpen))} then 0 else 1 end, created_at desc
            limit 1`,
      ),
    /** A new draft; null where the member has an open one already (CA-10). */
    create: async (
      { applicationId, userId, step, form }: Pick<Stored, 'applicationId' | 'userId' | 'step' | 'form'>,
      rev: number,
      now: number,
    ): Promise<Stored | null> => {
      try {
        return await first(
          database,
          sql`insert into application (application_id, user_id, state, rev, step, form, week_minutes, created_at)
              values (${applicationId}, ${userId}, ${'draft'}, ${rev}, ${step}, ${formText(form)}, ${minutesText(form)}, ${now})
              returning ${columns}`,
        );
      } catch (error) {
        if (error instanceof UniqueViolation) return null;
        throw error;
      }
    },
    /** Null where the form was kept under another rev meanwhile, or can no longer be changed. */
    saveForm: (applicationId: string, rev: number, { form, step }: Pick<Stored, 'form' | 'step'>, now: number) =>
      first(
        database,
        sql`update application set rev = rev + 1, step = ${step}, form = ${formText(form)},
                                   week_minutes = ${minutesText(form)}, touched_at = ${now}
            where application_id = ${applicationId} and rev = ${rev} and state in ${editable}
            returning ${columns}`,
      ),
    /**
     * Uses up what proves the number, by `spend`, with the number itself; null where that fails or nothing can be changed.
     * All or nothing; used once, because one statement of `spend` uses it.
     */
    proveNumber: (
      applicationId: string,
      number: { readonly typed: string; readonly value: string },
      spend: (queries: Queries) => Promise<boolean>,
      now: number,
    ) =>
      database.transaction(async (queries) =>
        (await spend(queries))
          ? first(
              queries,
              sql`update application set proven_typed = ${number.typed}, proven_number = ${number.value}, touched_at = ${now}
                  where application_id = ${applicationId} and state in ${editable} returning ${columns}`,
            )
          : null,
      ),
    /** Null where nothing can be changed any more. */
    setVoice: (applicationId: string, { file, type, durationMs, bytes, clipId }: StoredVoice, now: number) =>
      replace(
        applicationId,
        sql`voice_file = ${file}, voice_type = ${type}, voice_ms = ${durationMs}, voice_bytes = ${bytes},
            clip_id = ${clipId}, touched_at = ${now}`,
      ),
    setPhoto: (applicationId: string, file: string | null, now: number) =>
      replace(applicationId, sql`photo_file = ${file}, touched_at = ${now}`),
    /**
     * Moves an application from a state to another and writes its history; null where somebody was faster. `together`
     * does in the same transaction what else must be true with it. Serializable: what was judged is what is moved, and of
     * two moves from one state one succeeds.
     */
    move: (
      applicationId: string,
      move: Move,
      together: (queries: Queries, moved: Stored) => Promise<void> = async () => {},
    ): Promise<Stored | null> =>
      database.transaction(async (queries) => {
        const { changes = {}, judged } = move;
        const before = await byId(applicationId, queries);
        if (before?.state !== move.from) return null;
        if (judged && (judged.rev !== before.rev || judged.provenTyped !== before.provenTyped)) return null;
        const { score, rejectReason, submittedAt, expectedBy, reapplyAfter, step } = { ...before, ...changes };
        const moved = await first(
          queries,
          sql`update application
              set state = ${move.to}, step = ${step}, score = ${score && JSON.stringify(score)},
                  reject_reason = ${rejectReason}, submitted_at = ${submittedAt}, expected_by = ${expectedBy},
                  reapply_after = ${reapplyAfter}, touched_at = ${move.at}
              where application_id = ${applicationId} and state = ${move.from} returning ${columns}`,
        );
        await queries.run(
          sql`insert into application_event (application_id, number, at, state, by_side, by_user_id, note)
              values (${applicationId},
                      (select count(*) + 1 from application_event where application_id = ${applicationId}),
                      ${move.at}, ${move.to}, ${move.by}, ${move.byUserId}, ${move.note})`,
        );
        if (moved) await together(queries, moved);
        return moved;
      }),
    /** Throws a draft away; answers the files that it had, none where it is no draft any more. */
    remove: async (applicationId: string): Promise<readonly string[]> => {
      const gone = await database.one(
        FileRow,
        sql`delete from application where application_id = ${applicationId} and state = ${'draft'}
            returning voice_file as "voice", photo_file as "photo"`,
      );
      return gone ? filesIn(gone) : [];
    },
    /** Throws away drafts that were not changed since; answers how many, and the files that they had. */
    expireDrafts: async (since: number): Promise<{ readonly count: number; readonly files: readonly string[] }> => {
      const rows = await database.all(
        FileRow,
        sql`delete from application where state = ${'draft'} and coalesce(touched_at, created_at) < ${since}
            returning voice_file as "voice", photo_file as "photo"`,
      );
      return { count: rows.length, files: rows.flatMap(filesIn) };
    },
    /** The longest waiting first, those that wait for their applicant last; of those that are decided, the latest. */
    queue: async (open: boolean, cursor: string | undefined): Promise<Slice<Stored>> => {
      const states = open ? among(['submitted', 'reviewing', 'need_info']) : among(['approved', 'rejected']);
      const at = open
        ? sql`(submitted_at + case when state = ${'need_info'} then 100000000000000 else 0 end)`
        : sql`submitted_at`;
      const { behind, first } = keyset({ at, id: sql`application_id`, latestFirst: !open });
      const rows = await database.all(
        Row,
        sql`select ${columns} from application where state in ${states} and ${behind(cursor)} ${first(APPLICATION.queueSize)}`,
      );
      return sliceOf(rows.map(storedOf), APPLICATION.queueSize, ({ applicationId, state, submittedAt }) => ({
        at: (submittedAt ?? 0) + (open && state === 'need_info' ? LAST : 0),
        id: applicationId,
      }));
    },
    /** Oldest first. */
    events: async (applicationIds: readonly string[]): Promise<readonly StoredEvent[]> =>
      applicationIds.length === 0
        ? []
        : database.all(
            EventRow,
            sql`select application_id as "applicationId", at, state, by_side as "by", note from application_event
                where application_id in (${listed(applicationIds)})
                order by application_id, number`,
          ),
    /** A member's, the first made first. */
    ofMember: async (userId: string): Promise<readonly Stored[]> => {
      const rows = await database.all(
        Row,
        sql`select ${columns} from application where user_id = ${userId} order by created_at, application_id`,
      );
      return rows.map(storedOf);
    },
    /** Everything of a member, gone among other statements; answers the files that it had. */
    forget: async (queries: Queries, userId: string): Promise<readonly string[]> => {
      await queries.run(sql`update application_event set by_user_id = ${ERASED_ID} where by_user_id = ${userId}`);
      const rows = await queries.all(
        FileRow,
        sql`delete from application where user_id = ${userId} returning voice_file as "voice", photo_file as "photo"`,
      );
      return rows.flatMap(filesIn);
    },
    /** The files of all applications. */
    files: async (): Promise<readonly string[]> => {
      const rows = await database.all(
        FileRow,
        sql`select voice_file as "voice", photo_file as "photo" from application
            where voice_file is not null or photo_file is not null`,
      );
      return rows.flatMap(filesIn);
    },
  };
};
export type ApplicationsStore = ReturnType<typeof applicationsStore>;
