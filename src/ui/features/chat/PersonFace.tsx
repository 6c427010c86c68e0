import { cards } from '#machines/social/cards.resources.ts';
import { useResource } from '../../hooks/useResource.ts';
import { Face } from '../../kit/Face.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';

/** The picture that a person has everywhere else: messages carry none. */
export const PersonFace = ({ userId, size }: { readonly userId: string; readonly size: number }) => {
  const { value, failure } = useResource(cards, { targets: [{ type: 'user', id: userId }] });
  if (!value && !failure) return <Skeleton width={size} height={size} round />;
  return <Face user={{ userId, profilePicture: value?.[0]?.img?.url ?? null }} size={size} />;
};
