import { memberIn, type Looking } from '../http/identify.ts';
import type { Eyes } from './seen.store.ts';

/** Who looks, with the people whom they do not see; a guest sees everybody. */
export const eyesWith =
  (apartFrom: (userId: string) => Promise<readonly string[]>) =>
  async (viewer: Looking | null): Promise<Eyes> => {
    const userId = memberIn(viewer);
    return { userId, hidden: userId === null ? [] : await apartFrom(userId) };
  };
