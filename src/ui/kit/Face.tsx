import { memo } from 'react';
import { hashOf } from '#domain/match/crest.ts';
import type { User } from '#domain/people/user.ts';
import { pictureFor } from '#domain/uploads/keptPicture.ts';
import { face, faces } from './Face.css.ts';

/** Number of built-in pictures under /avatars, from 1. */
export const AVATARS = 24;
export const avatarPath = (number: number): string => `/avatars/${number}.svg`;

type Portrayed = Pick<User, 'userId' | 'profilePicture'>;
export const pictureOf = (user: Portrayed): string =>
  user.profilePicture ?? avatarPath((hashOf(user.userId) % AVATARS) + 1);

export interface FaceProps {
  readonly user: Portrayed;
  /** In CSS pixels. */
  readonly size: number;
  /** It is the largest picture of the page's first view: the browser loads it first. */
  readonly first?: boolean;
}

/**
 * A person's picture, or a generated one that is always the same. It has no alternative text, because the name is
 * beside it.
 */
export const Face = memo(({ user, size, first }: FaceProps) => (
  <img
    className={face}
    src={pictureFor(pictureOf(user), size)}
    width={size}
    height={size}
    alt=""
    loading={first ? 'eager' : 'lazy'}
    fetchPriority={first ? 'high' : undefined}
    decoding="async"
  />
));

/** Up to three faces, overlapping. */
export const Faces = ({ users, size }: { readonly users: readonly Portrayed[]; readonly size: number }) => (
  <span className={faces}>
    {users.slice(0, 3).map((user) => (
      <Face key={user.userId} user={user} size={size} />
    ))}
  </span>
);
