import { randomUUID } from 'node:crypto';
import type { help } from '#contract/http/help.ts';
import { answersQuestions, HELP, questionProblem, type KnownFault } from '#domain/help/help.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Database } from '../database/database.ts';
import type { AreaHandlers, CallContext } from '../http/handlers.ts';
import type { MemberViewer } from '../http/identify.ts';
import type { Clock } from '../shared/clock.ts';
import { readMail, type Contact } from '../shared/contacts.ts';
import type { Kept } from '../shared/kept.ts';
import type { Post } from '../shared/post.ts';
import { refused } from '../shared/refusal.ts';
import { hashOf } from '../shared/secret.ts';
import { helpStore } from './help.store.ts';

export interface HelpNeeds {
  readonly database: Database;
  readonly clock: Clock;
  readonly post: Post;
  /** The known faults that the operator has published, in a language. */
  readonly known: (locale: Locale) => Promise<readonly KnownFault[]>;
  /** A member's verified contacts. */
  readonly contactsOf: (userId: string) => Promise<readonly Contact[]>;
}

export interface Help {
  readonly handlers: AreaHandlers<typeof help>;
  /** A member's questions are those from their verified mail address. */
  readonly kept: Kept;
  /** Deletes questions that were answered long ago; to be called regularly. */
  readonly sweep: () => Promise<void>;
}

const DAY_MS = 86_400_000;
const BUSY_S = 3600;

/** The viewer's id if they may answer questions, else null. */
const answererOf = ({ viewer }: CallContext<MemberViewer>): string | null =>
  answersQuestions(viewer.siteRoleId) ? viewer.userId : null;

/** Questions to customer service. A question itself sends no mail, so nobody can use it to send mail to a stranger. */
export const createHelp = ({ database, clock, post, known, contactsOf }: HelpNeeds): Help => {
  const store = helpStore(database);
  const mailsOf = async (userId: string): Promise<readonly string[]> =>
    (await contactsOf(userId)).flatMap(({ channel, value }) => (channel === 'mail' ? [value] : []));
  return {
    handlers: {
      known: async (_input, { locale }) => known(locale),
      ask: async ({ mail, text, clientId }, { locale, now }) => {
        const contact = readMail(mail);
        const problem = questionProblem(text);
        if (!contact || problem)
          return refused(422, { fields: { ...(!contact && { mail: 'format' }), ...(problem && { text: problem }) } });
        if ((await store.count('open')) >= HELP.mostOpen) return refused(503, { retryAfterS: BUSY_S });
        const onceKey = hashOf(`${contact.value} ${clientId}`);
        const asked = { mail: contact.value, locale, text: text.trim(), askedAt: now };
        return { askId: await store.add({ askId: randomUUID(), onceKey, ...asked }) };
      },
      list: async ({ state, cursor }, context) =>
        answererOf(context) === null ? refused(403) : store.list(state, cursor),
      answer: async ({ askId, text, clientId }, context) => {
        const answeredBy = answererOf(context);
        if (answeredBy === null) return refused(403);
        const answer = text.trim();
        if (answer === '') return refused(422, { fields: { text: 'empty' } });
        if (!(await post.hasRoom())) return refused(503, { retryAfterS: 60 });
        const answerKey = hashOf(`${answeredBy} ${clientId}`);
        const given = { askId, answer, answerKey, answeredBy, answeredAt: context.now };
        const done = await store.answer(given, (queries, { mail, text: question }, locale) => {
          const letter = { kind: 'answer', account: null, question, answer } as const;
          return post.send(
            queries,
            { to: { channel: 'mail', value: mail }, locale, letter },
            { once: `answer ${askId}` },
          );
        });
        if (done === null) return refused(404);
        return done === 'taken' ? refused(409) : done;
      },
    },
    kept: {
      name: 'questions',
      columns: { help_question: ['answered_by'] },
      tell: async (userId) => (await Promise.all((await mailsOf(userId)).map(store.from))).flat(),
      eraseSome: async (userId) => {
        for (const mail of await mailsOf(userId)) await store.forget(mail);
        return false;
      },
      erase: async () => null,
    },
    sweep: async () => void (await store.purge(clock() - HELP.keepDays * DAY_MS)),
  };
};
