import type { Target } from '#domain/social/social.ts';
import { countOf } from '#domain/social/standing.ts';
import { kmCount } from '#domain/shared/count.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useStanding } from './useStanding.ts';

/** Number of followers; empty until it is known. */
export const Followers = ({ target }: { readonly target: Target }) => {
  const t = useWords('social');
  const standing = useStanding(target);
  if (!standing) return null;
  const count = countOf(standing, 'follow');
  return t.tn('followers', count, { count: kmCount(count) });
};
