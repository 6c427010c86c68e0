import type { privacy } from '#contract/http/privacy.ts';
import { DELETION } from '#domain/privacy/deletion.ts';
import { localePath } from '#domain/locale/locale.ts';
import type { User } from '#domain/people/user.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import type { Database, Queries } from '../database/database.ts';
import type { AreaHandlers, CallContext } from '../http/handlers.ts';
import type { MemberViewer } from '../http/identify.ts';
import type { Log } from '../log.ts';
import type { Contact } from '../shared/contacts.ts';
import type { Kept } from '../shared/kept.ts';
import type { Letter, Post } from '../shared/post.ts';
import { refused, type Refusal } from '../shared/refusal.ts';

/** What this area needs from the accounts. */
export interface PrivacyMembers {
  readonly memberById: (userId: string) => Promise<{ readonly username: string } | null>;
  readonly ownUser: (userId: string) => Promise<User | null>;
  readonly proofs: { readonly holds: (proof: string, viewer: MemberViewer, now: number) => boolean };
  readonly contactsOf: (userId: string, queries: Queries) => Promise<readonly Contact[]>;
  readonly endSessions: (
    queries: Queries,
    userId: string,
    now: number,
  ) => Promise<{ readonly tell: (why: 'deletion') => void }>;
  readonly erasure: {
    readonly schedule: (queries: Queries, userId: string, eraseAt: number) => Promise<number | null>;
    readonly callOff: (queries: Queries, userId: string, now: number) => Promise<boolean>;
  };
}

export interface PrivacyNeeds {
  readonly database: Database;
  readonly members: PrivacyMembers;
  readonly personalData: readonly Kept[];
  /** Stores a one-time token that leads to a path of this site. */
  readonly makeLink: (
    queries: Queries,
    link: { readonly goTo: string; readonly userId: string; readonly expiresAt: number },
    now: number,
  ) => Promise<string>;
  readonly post: Post;
  readonly log: Log;
}

const unconfirmed = refused(403, { message: 'Confirm who you are first.' });

/** Export and erasure of a member's data. */
export const privacyHandlers = (needs: PrivacyNeeds): AreaHandlers<typeof privacy> => {
  const { database, members, personalData, makeLink, post, log } = needs;
  const confirmed = ({ viewer, now }: CallContext<MemberViewer>, proof: string): MemberViewer | Refusal =>
    members.proofs.holds(proof, viewer, now) ? viewer : unconfirmed;
  const tellMember = async (
    queries: Queries,
    userId: string,
    { locale }: CallContext,
    letter: Letter,
  ): Promise<void> => {
    for (const to of await members.contactsOf(userId, queries)) await post.send(queries, { to, locale, letter });
  };

  return {
    export: async ({ proof }, context) => {
      const viewer = confirmed(context, proof);
      if (!('userId' in viewer)) return viewer;
      const { userId } = viewer;
      log.warn('data.exported', { userId });
      const stored: Record<string, unknown> = {};
      for (const { name, tell } of personalData) stored[name] = await tell(userId);
      return { takenAt: context.now, stored };
    },
    /**
     * One transaction: the account and its sessions end, and the letter is stored; one statement keeps the first date.
     */
    delete: async ({ proof }, context) => {
      const viewer = confirmed(context, proof);
      if (!('userId' in viewer)) return viewer;
      const { userId } = viewer;
      const { locale, site, now } = context;
      const member = await members.memberById(userId);
      if (!member) return refused(401);
      const asked = await database.transaction(async (queries) => {
        const eraseAt = await members.erasure.schedule(queries, userId, now + DELETION.undoMs);
        if (eraseAt === null) return null;
        const goTo = localePath(locale, hrefOf('accountPage', { slug: 'quyen-rieng-tu' }));
        const token = await makeLink(queries, { goTo, userId, expiresAt: eraseAt }, now);
        const address = `${site}${localePath(locale, '/')}?link=${token}`;
        const letter = { kind: 'deletionAsked', account: member.username, eraseAt, address } as const;
        await tellMember(queries, userId, context, letter);
        return { eraseAt, ended: await members.endSessions(queries, userId, now) };
      });
      if (!asked) return refused(401);
      const { eraseAt, ended } = asked;
      ended.tell('deletion');
      log.warn('deletion.asked', { userId, eraseAt });
      return { eraseAt };
    },
    /** One transaction; the letter is sent once, because one statement cancels the erasure if it is not too late. */
    keep: async (_input, context) => {
      const { viewer, now } = context;
      const { userId } = viewer;
      const member = await members.memberById(userId);
      if (!member) return refused(401);
      const calledOff = await database.transaction(async (queries) => {
        if (!(await members.erasure.callOff(queries, userId, now))) return false;
        await tellMember(queries, userId, context, { kind: 'deletionCalledOff', account: member.username });
        return true;
      });
      if (calledOff) log.warn('deletion.calledOff', { userId });
      const user = await members.ownUser(userId);
      if (!user) return refused(401);
      return user.eraseAt === undefined ? user : refused(410);
    },
  };
};
