import * as Schema from 'effect/Schema';
import { SOCIAL, type Target } from '#domain/social/social.ts';
import type { ManuscriptContent } from '#domain/news/newsroom.ts';
import { RESUMABLE } from '#domain/uploads/resumable.ts';
import type { Database, Queries } from '#server/database/database.ts';
import { migrate, type Migration } from '#server/database/migrate.ts';
import { sql } from '#server/database/sql.ts';
import { migrations } from '#server/areas.ts';
import { votesStore } from '#server/football/votes/votes.store.ts';
import { highlightsStore } from '#server/highlights/highlights.store.ts';
import { helpStore } from '#server/help/help.store.ts';
import { importFile } from '#server/import/importFile.ts';
import { sharedLimits } from '#server/limits/limits.store.ts';
import { answersStore } from '#server/social/answers.store.ts';
import { newsroomStore } from '#server/news/room/newsroom.store.ts';
import { refused } from '#server/shared/refusal.ts';
import { standingStore } from '#server/social/standing.store.ts';
import { uploadsStore } from '#server/uploads/uploads.store.ts';
import { aHighlightWish, aStoredHighlight } from '#server/testing/fakeHighlights.ts';
import { NOW } from '../support/engines.ts';
import { both, counted, countOf, join, tell, toldOf, wrongUnless, type RaceCases } from '../support/race.ts';

const target: Target = { type: 'room', id: '1' };
const react = (database: Database, userId: string, reaction: string) => () =>
  answersStore(database).once(
    Schema.Boolean,
    { userId, what: 'react', clientId: reaction, now: NOW },
    (queries: Queries) => standingStore(database).react(queries, userId, target, reaction, NOW),
  );

const question = (key: string, i: number) => ({
  ...({
    askId: `${key}${i}`,
    onceKey: key,
    mail: `${key}@khandai.example`,
    locale: 'vi',
    text: '?',
    askedAt: NOW,
  } as const),
});
const answer = (database: Database, askId: string, i: number) => () =>
  helpStore(database).answer(
    { askId, answer: `${i}`, answerKey: `${i}`, answeredBy: null as never, answeredAt: NOW },
    (queries) => tell(queries, askId, `${i}`),
  );

const manuscript: ManuscriptContent = {
  ...{ category: '', type: '', versions: {}, cover: null, tags: [], targets: [], spoilerFor: [] },
  ...{ live: false, byline: '' },
};
const RevRow = Schema.Struct({ acts: Schema.Int });

const upload = (userId: string, i: number) => ({
  ...({ uploadId: `${userId}${i}`, userId, kind: 'picture', sha256: `${i}`, size: 9 } as const),
});

const writing = (database: Database, articleId: string, userId: string, i: number) => () =>
  newsroomStore(database).act(
    { articleId, userId, clientKey: `${articleId} ${i}`, now: NOW },
    (before) => ((before?.rev ?? 0) === 0 ? { what: 'put', content: manuscript } : refused(409)),
    [],
  );

const limits = (database: Database) => sharedLimits(database, () => NOW, Buffer.alloc(32));

/** Grows with each round, as the portal's migrations do with each release. */
const released: Migration[] = [...migrations];

export const contentRaces: RaceCases = {
  'of editors who write on one revision at once one has the next, and the others are told': {
    of: ['server/news/room/newsroom.store.ts act'],
    guard: {
      isolation: true,
      keys: [
        sql`alter table news_act drop constraint news_act_pkey`,
        sql`alter table news_manuscript drop constraint news_manuscript_pkey`,
        sql`alter table article drop constraint article_pkey cascade`,
      ],
    },
    race: async (one, other, key) => {
      const answers = await both([writing(one, key, 'a', 1), writing(other, key, 'b', 2), writing(one, key, 'c', 3)]);
      const { acts } = (await one.one(
        RevRow,
        sql`select cast(count(*) as bigint) as acts from news_act where article_id = ${key}`,
      ))!;
      const done = countOf(answers, (answer) => answer === null);
      return wrongUnless(done === 1 && acts === 1, { answers, acts });
    },
  },
  'a highlight that is withdrawn while it is cut is never shown': {
    of: ['server/highlights/highlights.store.ts finish', 'server/highlights/highlights.store.ts withdraw'],
    guard: { clauses: [/ and state = ⟦\d+⟧/] },
    race: async (one, other, key) => {
      await join(one, key);
      const wish = aHighlightWish(key);
      await highlightsStore(one).begin(wish, key);
      const { cut } = aStoredHighlight(key);
      const ends = await both<unknown>([
        () => highlightsStore(one).finish(wish, { slug: key, cut }),
        () => highlightsStore(other).withdraw(key),
      ]);
      const standing = await highlightsStore(one).standing(key);
      return wrongUnless(ends[1] === true && standing === null, { ends, standing });
    },
  },
  'a member who votes twice at once has one vote, and is told of their own': {
    of: ['server/football/votes/votes.store.ts submit'],
    guard: {
      keys: [sql`alter table football_vote drop constraint football_vote_pkey`],
      clauses: [/on conflict[\s\S]*$/],
    },
    race: async (one, other, key) => {
      await join(one, key);
      const vote = (database: Database, choice: '1' | '2') => () =>
        votesStore(database).submit({ fixtureId: key, userId: key, choice, now: NOW });
      const ends = await both([vote(one, '1'), vote(other, '2')]);
      const told = ends.map(({ me, total }) => `${me} of ${total}`).join();
      const { total } = await votesStore(one).read(key, key);
      return wrongUnless(total === 1 && told === '1 of 1,2 of 1', { total, told });
    },
  },
  'a write that comes twice is done once': {
    of: ['server/social/answers.store.ts once'],
    guard: { isolation: true, keys: [sql`alter table social_answer drop constraint social_answer_pkey`] },
    race: async (one, other, key) => {
      await join(one, key);
      const write = (database: Database) => () =>
        answersStore(database).once(
          Schema.String,
          { userId: key, what: 'rate', clientId: 'same', now: NOW },
          async (queries) => {
            await tell(queries, key, 'done');
            return 'done';
          },
        );
      const ends = await both([write(one), write(other)]);
      const told = await toldOf(one, key);
      return wrongUnless(told.length === 1 && ends.join() === 'done,done', { ends, told });
    },
  },
  'a member puts no more reactions to a thing than one may': {
    of: ['server/social/answers.store.ts once'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      await join(one, key);
      await one.run(
        sql`insert into social_reaction (user_id, type, subject_id, reaction, since)
            select ${key}, 'room', '1', i, ${NOW} from generate_series(2, ${SOCIAL.reactionsEach}) as i`,
      );
      const ends = await both([react(one, key, 'a'), react(other, key, 'b')]);
      const put = await counted(one, sql`select count(*) as count from social_reaction where user_id = ${key}`);
      return wrongUnless(countOf(ends, Boolean) === 1 && put === SOCIAL.reactionsEach, { ends, put });
    },
  },
  'a question that comes twice is stored once': {
    of: ['server/help/help.store.ts add'],
    guard: { isolation: true, keys: [sql`alter table help_question drop constraint help_question_once_key_key`] },
    race: async (one, other, key) => {
      const ends = await both([one, other].map((database, i) => () => helpStore(database).add(question(key, i))));
      const stored = await helpStore(one).from(`${key}@khandai.example`);
      return wrongUnless(stored.length === 1 && ends[0] === ends[1], { ends, stored });
    },
  },
  'a question is answered once': {
    of: ['server/help/help.store.ts answer'],
    guard: { clauses: [/ and answered_at is null/] },
    race: async (one, other, key) => {
      const askId = await helpStore(one).add(question(key, 0));
      const ends = await both([answer(one, askId, 1), answer(other, askId, 2)]);
      const told = await toldOf(one, askId);
      return wrongUnless(told.length === 1 && countOf(ends, (end) => end === 'taken') === 1, { ends, told });
    },
  },
  'a member has no more uploads under way than one may': {
    of: ['server/uploads/uploads.store.ts begin'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      await join(one, key);
      for (let i = 1; i < RESUMABLE.mostHalf; i += 1) await uploadsStore(one).begin(upload(key, -i), NOW);
      const ends = await both(
        [one, other].map((database, i) => () => uploadsStore(database).begin(upload(key, i), NOW)),
      );
      return wrongUnless(countOf(ends, Boolean) === 1, ends);
    },
  },
  'an upload is told as gone, or goes on, and never both': {
    of: ['server/uploads/uploads.store.ts expire'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      await join(one, key);
      await uploadsStore(one).begin(upload(key, 0), NOW - RESUMABLE.keptMs);
      const [gone] = await both<unknown>([
        () => uploadsStore(one).expire(NOW),
        () => uploadsStore(other).came(`${key}0`, 0, 9, NOW),
      ]);
      const isThere = (await uploadsStore(one).one(`${key}0`, key, NOW)) !== null;
      return wrongUnless((gone as readonly string[]).includes(`${key}0`) !== isThere, { gone, isThere });
    },
  },
  'each try is counted': {
    of: ['server/limits/limits.store.ts add'],
    guard: { clauses: [/limit_window\.hits \+ /] },
    race: async (one, other, key) => {
      const rule = { name: 'tries', max: 3, windowMs: 1000 };
      const add = (database: Database) => () => limits(database).add([{ rule, key }]);
      const held = (await both([one, other, one, other].map(add))).flat();
      const hits = held.map((each) => each.hits).toSorted((a, b) => a - b);
      return wrongUnless(hits.join() === '1,2,3,4', hits);
    },
  },
  'no more is taken of a bucket than it holds': {
    of: ['server/limits/limits.store.ts take'],
    guard: { clauses: [/where \(limit_window[\s\S]*(?=returning)/] },
    race: async (one, other, key) => {
      const take = (database: Database) => () => limits(database).take({ name: 'said', burst: 2, everyMs: 1000 }, key);
      const waits = await both([one, other, one, other].map(take));
      return wrongUnless(countOf(waits, (wait) => wait === null) === 2, waits);
    },
  },
  'what two imports bring is new to one of them': {
    of: ['server/import/importFile.ts carriedOut'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      const file = JSON.stringify({ commentators: [{ userId: key, name: 'Lan' }] });
      const ends = await both([one, other].map((database) => () => importFile(database, file)));
      const tallies = ends.flatMap((end) => (end.kind === 'imported' ? [end.tally] : []));
      const sum = (of: 'new' | 'same') => tallies.reduce((all, tally) => all + tally[of], 0);
      return wrongUnless(sum('new') === 1 && sum('same') === 1, ends);
    },
  },
  'a migration runs once, whoever starts': {
    of: ['server/database/migrate.ts migrate'],
    guard: { locks: true },
    race: async (one, other, key) => {
      const table = `race_${key.replaceAll(/\W/g, '_')}`;
      released.push({
        name: key,
        statements: [{ parts: [`create table ${table} (id bigint primary key)`], values: [] }],
      });
      const ends = await Promise.allSettled([migrate(one, released, NOW), migrate(other, released, NOW)]);
      const ran = ends.map((end) => (end.status === 'fulfilled' ? end.value.length : String(end.reason)));
      return wrongUnless(ran.includes(0) && ran.every((one_) => typeof one_ === 'number'), ran);
    },
  },
};
