import type { applications } from '#contract/http/applications.ts';
import {
  reapplyAfter,
  reviewActs,
  stateAfter,
  type Criterion,
  type ReviewState,
} from '#domain/application/application.ts';
import { isStaff } from '#domain/auth/auth.ts';
import type { Queries } from '../database/database.ts';
import type { AreaHandlers, CallContext } from '../http/handlers.ts';
import type { MemberViewer } from '../http/identify.ts';
import type { InputOf } from '#contract/http/call.ts';
import { isRefused, refused, type Refusal } from '../shared/refusal.ts';
import type { IsProtectedName } from '../shared/names/protectedNames.ts';
import { nameTaken } from './applicant.handlers.ts';
import type { ApplicationsStore, Stored } from './applications.store.ts';
import type { ApplicationFiles } from './files.ts';
import type { Shown } from './shownTo.ts';

export interface ReviewerNeeds {
  readonly store: ApplicationsStore;
  readonly files: ApplicationFiles;
  readonly shown: Shown;
  readonly isProtectedName: IsProtectedName;
  /** Publishes a photo and returns its path. */
  readonly publish: (photo: Uint8Array) => Promise<string | Refusal>;
  readonly unpublish: (picture: string) => Promise<void>;
  /** CA-8: makes a member a commentator with the role, in the transaction of the decision. */
  readonly makeCommentator: (
    queries: Queries,
    who: { readonly userId: string; readonly name: string; readonly picture: string | null },
  ) => Promise<void>;
}

type Review = InputOf<(typeof applications)['review']>;

const needsNote: readonly ReviewState[] = ['need_info', 'rejected'];
const decides: readonly ReviewState[] = ['approved', 'rejected'];

/** The fields that a decision lacks. */
const lacking = ({ state, note, score, reasonKey }: Review): Refusal | null => {
  const fields = {
    ...(needsNote.includes(state) && !note?.trim() && { note: 'missing' }),
    ...(decides.includes(state) && !score && { score: 'missing' }),
    ...(state === 'rejected' && !reasonKey && { reasonKey: 'missing' }),
  };
  return Object.keys(fields).length > 0 ? refused(422, { fields }) : null;
};

const mayReview = ({ viewer }: CallContext<MemberViewer>): boolean => isStaff(viewer.siteRoleId);

/** The reviewers' calls, CA-7 and CA-8. Anybody else is refused. */
export const reviewerHandlers = ({
  store,
  files,
  shown,
  isProtectedName,
  publish,
  unpublish,
  makeCommentator,
}: ReviewerNeeds): Pick<AreaHandlers<typeof applications>, 'reviewList' | 'review' | 'file'> => {
  /** Publishes the photo of an approved applicant, to be shown with their name. */
  const published = async ({ photoFile }: Stored): Promise<string | null | Refusal> => {
    const photo = await files.read(photoFile, 'image/webp');
    return photo && publish(photo.bytes);
  };

  return {
    file: async ({ applicationId, kind }, context) => {
      const stored = await store.byId(applicationId);
      const mine = stored?.userId === context.viewer.userId;
      if (!stored || (!mine && !mayReview(context)) || (!mine && stored.state === 'draft')) return refused(404);
      const [file, type] = kind === 'voice' ? [stored.voiceFile, stored.voiceType] : [stored.photoFile, 'image/webp'];
      return (await files.read(file, type)) ?? refused(404);
    },
    reviewList: async ({ state = 'open', cursor }, context) => {
      if (!mayReview(context)) return refused(403);
      const { list, next } = await store.queue(state === 'open', cursor);
      return { list: await shown.items(list), next };
    },
    review: async (input, context) => {
      const { viewer, now } = context;
      if (!mayReview(context)) return refused(403);
      const stored = await store.byId(input.applicationId);
      if (!stored || stored.state === 'draft') return refused(404);
      if (stored.userId === viewer.userId) return refused(403);
      const to = stored.state === input.from ? stateAfter(stored.state, reviewActs[input.state]) : null;
      if (!to) return refused(409);
      const lacks = lacking(input);
      if (lacks) return lacks;
      // Somebody else may have taken the name since the submission.
      if (to === 'approved' && (await isProtectedName(stored.form.stageName, stored.userId))) return nameTaken;

      const picture = to === 'approved' ? await published(stored) : null;
      if (isRefused(picture)) return picture;
      const after = await store.move(
        stored.applicationId,
        {
          ...{
            from: stored.state,
            to,
            at: now,
            by: 'staff',
            byUserId: viewer.userId,
            note: input.note?.trim() || null,
          },
          changes: {
            ...(input.score && { score: scoreOf(input.score) }),
            ...(to === 'rejected' && { rejectReason: input.reasonKey ?? null, reapplyAfter: reapplyAfter(now) }),
            // The applicant has to act next, so a new deadline is set only after their reply.
            ...(to !== 'reviewing' && { expectedBy: null }),
          },
        },
        async (queries) => {
          const { userId, form } = stored;
          if (to === 'approved') await makeCommentator(queries, { userId, name: form.stageName, picture });
        },
      );
      if (!after) {
        if (picture !== null) await unpublish(picture);
        return refused(409);
      }
      const [item] = await shown.items([after]);
      return item!;
    },
  };
};

const scoreOf = ({ voice, knowledge, flow, conduct }: Readonly<Record<Criterion, number>>) => ({
  ...{ voice, knowledge, flow, conduct },
});
