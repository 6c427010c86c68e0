import { COMMENTS } from '#domain/comments/comment.ts';
import type { Database } from '../database/database.ts';
import { opened } from '../shared/area.ts';
import { createLimiter, type LimitStore } from '../shared/limiter.ts';
import type { Outbox } from '../shared/outbox.ts';
import { commentsHand } from './comments.hand.ts';
import { commentsArea } from './comments.area.ts';
import { commentsHandlers, type CommentsParts } from './comments.handlers.ts';
import { commentsStore } from './comments.store.ts';
import { commentsSubjects } from './comments.subjects.ts';
import { keptComments } from './kept.store.ts';
import { toldOfComments, type ToldNeeds } from './told.ts';

export interface OpenCommentsNeeds
  extends
    Pick<CommentsParts, 'find' | 'peopleOf' | 'apartFrom' | 'mutesOf' | 'standingOf' | 'decisions'>,
    Pick<ToldNeeds, 'clock' | 'noted'> {
  readonly database: Database;
  readonly outbox: Outbox;
  /** LIMITS. */
  readonly limits: boolean;
  readonly limitStore: LimitStore;
}

export const openComments = (needs: OpenCommentsNeeds) => {
  const { database, outbox, limits, limitStore } = needs;
  const store = commentsStore(database);
  const writes = createLimiter({ name: 'comments.writes', max: COMMENTS.anHour, windowMs: 3_600_000 }, limitStore);
  const area = opened(commentsArea, {
    handlers: {
      comments: commentsHandlers({
        ...{ ...needs, store },
        countWrite: async (userId) => (limits ? writes.hit(userId) : null),
        written: (queries, comment) => outbox.publish(queries, 'comment.written', comment),
      }),
    },
    personalData: [keptComments(database)],
    jobs: [{ name: 'comments.forgetUndone', everyMs: COMMENTS.undoMs, run: () => store.forgetUndone(needs.clock()) }],
    durable: toldOfComments({ ...needs, store }),
    subjects: commentsSubjects({ ...needs, store }),
    hands: [commentsHand({ ...needs, store, now: needs.clock })],
  });
  /** How many comments things have, as somebody sees them. */
  return { ...area, countsOf: store.countsOf };
};
