import type { CommentTarget } from '#domain/comments/comment.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { targetText } from '#domain/social/social.ts';
import type { GuestViewer } from '../http/identify.ts';
import { isRefused } from '../shared/refusal.ts';
import type { PageSource, PlainContext } from './areaPage.ts';
import type { PlainPart } from './plain.ts';

/** Somebody who blocked and muted nobody. */
const guest: GuestViewer = { kind: 'guest', userId: '', displayName: '', siteRoleId: 0, sessionId: null };

interface CommentsPlainNeeds extends Pick<PageSource, 'nobody'> {
  readonly comments: PageSource['handlers']['comments'];
  readonly target: CommentTarget;
  readonly locale: Locale;
}

/**
 * NE-8: the first comments on what a browser shows behind a press alone, for readers without scripts; nothing while nobody
 * said anything.
 */
export const commentsPlain = async (
  { comments, nobody, target, locale }: CommentsPlainNeeds,
  word: PlainContext['word'],
): Promise<readonly PlainPart[]> => {
  const said = await comments.list({ target: targetText(target) }, { ...nobody(locale), viewer: guest });
  if (isRefused(said)) return [];
  const rows = said.list.flatMap(({ user, text, deleted }) =>
    deleted ? [] : [[user?.nickname ?? word('comments', 'somebody'), text]],
  );
  return rows.length === 0 ? [] : [{ heading: word('comments', 'title'), head: [], rows }];
};
