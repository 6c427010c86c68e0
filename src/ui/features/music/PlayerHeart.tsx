import { Suspense, use } from 'react';
import type { Track } from '#domain/listening/track.ts';
import { HeartContext } from './useMusic.ts';

/** MU-9: likes the song in the player; its code comes after the player's. */
export const PlayerHeart = ({ track: { songId, name } }: { readonly track: Track }) => {
  const Heart = use(HeartContext);
  return <Suspense>{Heart && <Heart mark="like" target={{ type: 'song', id: songId }} name={name} />}</Suspense>;
};
