import * as Schema from 'effect/Schema';
import { HELP, type Question } from '#domain/help/help.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { sliceOf, type CountedSlice } from '#domain/shared/slice.ts';
import type { Database, Queries } from '../database/database.ts';
import { keyset } from '../database/keyset.ts';
import { sql } from '../database/sql.ts';

const Row = Schema.Struct({
  askId: Schema.String,
  mail: Schema.String,
  text: Schema.String,
  askedAt: Schema.Int,
  answer: Schema.NullOr(Schema.String),
  answeredAt: Schema.NullOr(Schema.Int),
});
const AnsweredRow = Schema.Struct({
  ...Row.fields,
  locale: Schema.Literals(['vi', 'en', 'zh']),
  answerKey: Schema.NullOr(Schema.String),
});
const IdRow = Schema.Struct({ askId: Schema.String });
const CountRow = Schema.Struct({ count: Schema.Int });
const id = sql`ask_id`;
const states = {
  open: { where: sql`answered_at is null`, ...keyset({ at: sql`asked_at`, id, latestFirst: false }) },
  answered: { where: sql`answered_at is not null`, ...keyset({ at: sql`answered_at`, id, latestFirst: true }) },
} as const;
const columns = sql`ask_id as "askId", mail, text, asked_at as "askedAt", answer, answered_at as "answeredAt"`;
const answeredColumns = sql`${columns}, locale, answer_key as "answerKey"`;

export interface NewQuestion {
  readonly askId: string;
  readonly onceKey: string;
  readonly mail: string;
  readonly locale: Locale;
  readonly text: string;
  readonly askedAt: number;
}
export interface NewAnswer {
  readonly askId: string;
  readonly answer: string;
  /** The same again is the same answer, and is not sent twice. */
  readonly answerKey: string;
  readonly answeredBy: string;
  readonly answeredAt: number;
}

export const helpStore = (database: Database) => {
  const count = async (state: 'open' | 'answered'): Promise<number> => {
    const row = await database.one(
      CountRow,
      sql`select cast(count(*) as integer) as count from help_question where ${states[state].where}`,
    );
    return row?.count ?? 0;
  };
  return {
    count,
    /**
     * The id of the question, or of the one that was asked before under the same key. Serializable, and a unique key: the
     * same question is stored once.
     */
    add: (question: NewQuestion): Promise<string> =>
      database.transaction(async (queries) => {
        const { askId, onceKey, mail, locale, text, askedAt } = question;
        const before = await queries.one(
          IdRow,
          sql`select ask_id as "askId" from help_question where once_key = ${onceKey}`,
        );
        if (before) return before.askId;
        await queries.run(sql`
        insert into help_question (ask_id, once_key, mail, locale, text, asked_at)
        values (${askId}, ${onceKey}, ${mail}, ${locale}, ${text}, ${askedAt})`);
        return askId;
      }),
    /** Those that wait, the oldest first, or those that were answered, the newest first; from behind a cursor. */
    list: async (state: 'open' | 'answered', cursor: string | undefined): Promise<CountedSlice<Question>> => {
      const { where, behind, first } = states[state];
      const rows = await database.all(
        Row,
        sql`select ${columns} from help_question where ${where} and ${behind(cursor)} ${first(HELP.pageSize)}`,
      );
      const slice = sliceOf(rows, HELP.pageSize, ({ askId, askedAt, answeredAt }) => ({
        at: answeredAt ?? askedAt,
        id: askId,
      }));
      return { ...slice, total: await count(state) };
    },
    /**
     * Null for an unknown question, 'taken' where another answer stands. `together` does in the same transaction what
     * follows from an answer, all or nothing: once, however often the same is given, because one statement answers a
     * question that nobody has answered.
     */
    answer: (
      given: NewAnswer,
      together: (queries: Queries, question: Question, locale: Locale) => Promise<void>,
    ): Promise<Question | 'taken' | null> =>
      database.transaction(async (queries) => {
        const { askId, answer, answerKey, answeredBy, answeredAt } = given;
        const fresh = await queries.one(
          AnsweredRow,
          sql`update help_question set answer = ${answer}, answer_key = ${answerKey}, answered_by = ${answeredBy},
              answered_at = ${answeredAt}
            where ask_id = ${askId} and answered_at is null returning ${answeredColumns}`,
        );
        const row =
          fresh ??
          (await queries.one(AnsweredRow, sql`select ${answeredColumns} from help_question where ask_id = ${askId}`));
        if (!row) return null;
        const { locale, answerKey: kept, ...question } = row;
        if (!fresh && kept !== answerKey) return 'taken';
        if (fresh) await together(queries, question, locale);
        return question;
      }),
    /** What came from these mail addresses, oldest first. */
    from: (mail: string): Promise<readonly Question[]> =>
      database.all(Row, sql`select ${columns} from help_question where mail = ${mail} order by asked_at`),
    forget: (mail: string): Promise<number> => database.run(sql`delete from help_question where mail = ${mail}`),
    purge: (answeredBefore: number): Promise<number> =>
      database.run(sql`delete from help_question where answered_at < ${answeredBefore}`),
  };
};
